import { environments, type Flag, flagNames, flagsFor } from '#common/flags.ts';
import { env } from '#server/env.ts';
import { builder } from '#server/graphql/builder.ts';

interface FlagHere {
  name: Flag;
  isOn: boolean;
  isDefault: boolean;
}

const FlagState = builder.objectRef<FlagHere>('FlagState').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ name }) => name }),
    isOn: t.boolean({ resolve: ({ isOn }) => isOn }),
    isDefault: t.boolean({
      description: 'As this environment has it by itself; otherwise the setting PLAUDIT_FEATURES says so.',
      resolve: ({ isDefault }) => isDefault,
    }),
    onIn: t.stringList({
      description: 'The environments where it is on by itself.',
      resolve: ({ name }) => environments.filter((environment) => flagsFor(environment)[name]),
    }),
  }),
});

const FlagsHere = builder.objectRef<{ flags: FlagHere[] }>('FlagsHere').implement({
  fields: (t) => ({
    environment: t.string({ resolve: () => env.PLAUDIT_ENV }),
    flags: t.field({ type: [FlagState], resolve: ({ flags }) => flags }),
  }),
});

builder.queryField('flags', (t) =>
  t.field({
    type: FlagsHere,
    nullable: true,
    description: 'Every flag and what it is on this installation, for staff. Shown, not edited.',
    resolve: (_root, _args, { viewer }) => (viewer.isStaff ? { flags: flagsHere() } : null),
  }),
);

function flagsHere(): FlagHere[] {
  const usual = flagsFor(env.PLAUDIT_ENV);
  return flagNames.map((name) => {
    const isOn = env.PLAUDIT_FEATURES[name];
    return { name, isOn, isDefault: isOn === usual[name] };
  });
}
