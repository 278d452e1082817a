/** Where an installation runs, derived at start from its address. */
export const environments = ['local', 'dev', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

const everywhere = [
  'bullhornNps',
  'recommendedRecruiter',
  'npsEditorCustomQuestion',
  'simplifyReviewForm',
  'importAtsUserBullhorn',
  'importAtsUserVincere',
  'importAtsUserJobadder',
  'importFromGoogle',
  'getReviewsOptionEmailSync',
  'signupRecruiter',
  'profileViewsAnalytic',
  'vincereV2Api',
  'shareAndPromoteAwards',
  'shareAndPromoteMarketingAssets',
  'jobs',
  'seekDirectoryEmailToggle',
] as const;

const outsideProduction = [
  'npsEditorQuestionDragAndDrop',
  'npsWorkflowAnalyticComponent',
  'fileManagementAutoMatchColumn',
  'npsAddCustomQuestion',
  'googleReviewsMultiLocation',
  'trainingSessionModal',
] as const;

const nowhere = ['awards', 'awardsPerformance', 'awardsLeaderboard', 'getReviewsOptionCSVImport'] as const;

/** The names of all features. */
export const featureNames = [...everywhere, ...outsideProduction, ...nowhere] as const;
export type Feature = (typeof featureNames)[number];
/** Which features are on. */
export type Features = Readonly<Record<Feature, boolean>>;
/** Features that differ from their environment's default. */
export type FeatureOverrides = Readonly<Partial<Record<Feature, boolean>>>;

/** An environment's features, changed by the setting `PLAUDIT_FEATURES`. */
export function featuresFor(environment: Environment, overrides: FeatureOverrides = {}): Features {
  const entries = featureNames.map((feature) => [feature, overrides[feature] ?? isOnByDefault(feature, environment)]);
  return Object.freeze(Object.fromEntries(entries));
}

/** The features that differ from the environment's default. */
export function overridesIn(features: Features, environment: Environment): FeatureOverrides {
  const differing = featureNames.filter((feature) => features[feature] !== isOnByDefault(feature, environment));
  return Object.fromEntries(differing.map((feature) => [feature, features[feature]]));
}

/**
 * Parses `+awards,-jobs`. The last mention wins, and an empty text changes nothing. Throws a sentence that names the
 * wrong part.
 */
export function parseFeatures(text: string): FeatureOverrides {
  const parts = text.split(',').map((part) => part.trim());
  return Object.fromEntries(parts.filter(Boolean).map(parseFeature));
}

function parseFeature(part: string): [Feature, boolean] {
  const sign = part[0];
  const name = part.slice(1).trim();
  if (sign !== '+' && sign !== '-') throw new Error(`Write '+${part}' or '-${part}' in the features, not '${part}'.`);
  if (!isFeature(name))
    throw new Error(`There is no feature '${name}'. The features are: ${[...featureNames].sort().join(', ')}.`);
  return [name, sign === '+'];
}

function isFeature(name: string): name is Feature {
  return (featureNames as readonly string[]).includes(name);
}

function isOnByDefault(feature: Feature, environment: Environment): boolean {
  if ((everywhere as readonly string[]).includes(feature)) return true;
  return environment !== 'production' && (outsideProduction as readonly string[]).includes(feature);
}
