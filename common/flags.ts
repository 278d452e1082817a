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

/** All feature flags. */
export const flagNames = [...everywhere, ...outsideProduction, ...nowhere] as const;
export type Flag = (typeof flagNames)[number];
/** Which parts of the product are on. */
export type Flags = Readonly<Record<Flag, boolean>>;
/** Flags that differ from their environment's default. */
export type FlagOverrides = Readonly<Partial<Record<Flag, boolean>>>;

/** An environment's flags, changed by the setting `PLAUDIT_FEATURES`. */
export function flagsFor(environment: Environment, overrides: FlagOverrides = {}): Flags {
  const entries = flagNames.map((flag) => [flag, overrides[flag] ?? isOnByDefault(flag, environment)]);
  return Object.freeze(Object.fromEntries(entries));
}

/** The flags that differ from the environment's default. */
export function overridesIn(flags: Flags, environment: Environment): FlagOverrides {
  const differing = flagNames.filter((flag) => flags[flag] !== isOnByDefault(flag, environment));
  return Object.fromEntries(differing.map((flag) => [flag, flags[flag]]));
}

/**
 * Parses `+awards,-jobs`. The last mention wins, and an empty text changes nothing. Throws a sentence that names the
 * wrong part.
 */
export function parseFeatures(text: string): FlagOverrides {
  const parts = text.split(',').map((part) => part.trim());
  return Object.fromEntries(parts.filter(Boolean).map(parseFeature));
}

function parseFeature(part: string): [Flag, boolean] {
  const sign = part[0];
  const name = part.slice(1).trim();
  if (sign !== '+' && sign !== '-') throw new Error(`Write '+${part}' or '-${part}' in the features, not '${part}'.`);
  if (!isFlag(name))
    throw new Error(`There is no feature '${name}'. The features are: ${[...flagNames].sort().join(', ')}.`);
  return [name, sign === '+'];
}

function isFlag(name: string): name is Flag {
  return (flagNames as readonly string[]).includes(name);
}

function isOnByDefault(flag: Flag, environment: Environment): boolean {
  if ((everywhere as readonly string[]).includes(flag)) return true;
  return environment !== 'production' && (outsideProduction as readonly string[]).includes(flag);
}
