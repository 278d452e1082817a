import { environments, type Feature, featureNames, featuresFor } from '#common/features.ts';
import { env } from '#server/env.ts';
import { builder } from '#server/graphql/builder.ts';

interface FeatureHere {
  name: Feature;
  isOn: boolean;
  isDefault: boolean;
}

const FeatureState = builder.objectRef<FeatureHere>('FeatureState').implement({
  fields: (t) => ({
    name: t.string({ nullable: false, resolve: ({ name }) => name }),
    isOn: t.boolean({ nullable: false, resolve: ({ isOn }) => isOn }),
    isDefault: t.boolean({
      nullable: false,
      description: "Whether it has this environment's default; false if the PLAUDIT_FEATURES setting overrides it.",
      resolve: ({ isDefault }) => isDefault,
    }),
    onIn: t.stringList({
      nullable: false,
      description: 'The environments where it is on by default.',
      resolve: ({ name }) => environments.filter((environment) => featuresFor(environment)[name]),
    }),
  }),
});

const FeaturesHere = builder.objectRef<{ features: FeatureHere[] }>('FeaturesHere').implement({
  fields: (t) => ({
    environment: t.string({ nullable: false, resolve: () => env.PLAUDIT_ENV }),
    features: t.field({ nullable: false, type: [FeatureState], resolve: ({ features }) => features }),
  }),
});

builder.queryField('features', (t) =>
  t.field({
    type: FeaturesHere,
    nullable: true,
    description: 'Every feature and whether it is on here, for staff. Read-only.',
    resolve: (_root, _args, { viewer }) => (viewer.isStaff ? { features: featuresHere() } : null),
  }),
);

function featuresHere(): FeatureHere[] {
  const usual = featuresFor(env.PLAUDIT_ENV);
  return featureNames.map((name) => {
    const isOn = env.PLAUDIT_FEATURES[name];
    return { name, isOn, isDefault: isOn === usual[name] };
  });
}
