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
    name: t.string({ nullable: false, resolve: ({ name }) => name }),
    isOn: t.boolean({ nullable: false, resolve: ({ isOn }) => isOn }),
    isDefault: t.boolean({
      nullable: false,
      description: 'As this environment has it by itself; otherwise the setting PLAUDIT_FEATURES says so.',
      resolve: ({ isDefault }) => isDefault,
    }),
    onIn: t.stringList({
      nullable: false,
      description: 'The environments where it is on by itself.',
      resolve: ({ name }) => environments.filter((environment) => flagsFor(environment)[name]),
    }),
  }),
});

const FlagsHere = builder.objectRef<{ flags: FlagHere[] }>('FlagsHere').implement({
  fields: (t) => ({
    environment: t.string({ nullable: false, resolve: () => env.PLAUDIT_ENV }),
    flags: t.field({ nullable: false, type: [FlagState], resolve: ({ flags }) => flags }),
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
