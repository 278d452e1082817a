import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { mergeCompanies } from './merge-companies.commands.ts';
import { type MergePreview as Preview, previewCompanies } from './previews.ts';

const Company = plan.type('Company', 'companies');

const MergeCount = builder.objectRef<Preview['moves'][number]>('MergeCount').implement({
  description: 'How many rows of a kind move with a merge.',
  fields: (t) => ({
    what: t.string({ nullable: false, resolve: ({ what }) => what }),
    count: t.int({ nullable: false, resolve: ({ count }) => count }),
  }),
});

const MergePreview = builder.objectRef<Preview>('MergePreview').implement({
  description: 'What merging a double would do.',
  fields: (t) => ({
    moves: t.field({ type: [MergeCount], nullable: false, resolve: ({ moves }) => [...moves] }),
    drops: t.field({
      type: ['String'],
      nullable: false,
      description: 'What is deleted.',
      resolve: ({ drops }) => [...drops],
    }),
    warnings: t.field({ type: ['String'], nullable: false, resolve: ({ warnings }) => [...warnings] }),
    hasAdmins: t.boolean({
      nullable: false,
      description: 'Whether the double has admins, who may stay admins.',
      resolve: ({ hasAdmins }) => hasAdmins,
    }),
    hasDomains: t.boolean({
      nullable: false,
      description: 'Whether the double has domains, which may move.',
      resolve: ({ hasDomains }) => hasDomains,
    }),
  }),
});

builder.queryField('mergePreview', (t) =>
  t.field({
    type: MergePreview,
    nullable: true,
    description: 'What merging a company into another one would do, for super admins.',
    args: { fromId: t.arg.id({ required: true }), intoId: t.arg.id({ required: true }) },
    resolve: (_root, { fromId, intoId }, { viewer, database }) => {
      if (!viewer.isSuperAdmin) return null;
      return previewCompanies(database, keyOf('Company', fromId), keyOf('Company', intoId));
    },
  }),
);

const keyOf = (type: string, id: string | number) => String(localIdOf(type, id));

commandMutation(mergeCompanies, {
  description: 'Merges a double of a company into the company that stays, for super admins. This cannot be undone.',
  payload: { company: Company },
  ids: { companyId: 'Company', intoId: 'Company' },
});
