import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { mergeAgencies } from './merge-agencies.commands.ts';
import { mergeCompanies } from './merge-companies.commands.ts';
import { mergeRecruiters } from './merge-recruiters.commands.ts';
import { type MergePreview as Preview, previewAgencies, previewCompanies, previewRecruiters } from './previews.ts';

const Agency = plan.type('Agency', 'agencies');
const Company = plan.type('Company', 'companies');
const Recruiter = plan.type('Recruiter', 'recruiters');
const User = plan.type('User', 'users');

const MergeCount = builder.objectRef<Preview['moves'][number]>('MergeCount').implement({
  description: 'How many rows of a kind move with a merge.',
  fields: (t) => ({
    what: t.string({ nullable: false, resolve: ({ what }) => what }),
    count: t.int({ nullable: false, resolve: ({ count }) => count }),
  }),
});

const MergeSignIn = builder.objectRef<Preview['signIns'][number]>('MergeSignIn').implement({
  description: 'One of two accounts, of which one stays.',
  fields: (t) => ({
    whose: t.string({
      nullable: false,
      description: "The duplicate's: from. Else: into.",
      resolve: ({ whose }) => whose,
    }),
    email: t.string({ nullable: false, resolve: ({ email }) => email }),
  }),
});

const MergePreview = builder.objectRef<Preview>('MergePreview').implement({
  description: 'What merging a duplicate would do.',
  fields: (t) => ({
    moves: t.field({ type: [MergeCount], nullable: false, resolve: ({ moves }) => [...moves] }),
    drops: t.field({
      type: ['String'],
      nullable: false,
      description: 'What is deleted.',
      resolve: ({ drops }) => [...drops],
    }),
    blockedBecause: t.string({
      nullable: true,
      description: "Why they can't be merged now.",
      resolve: ({ blockedBecause }) => blockedBecause,
    }),
    warnings: t.field({ type: ['String'], nullable: false, resolve: ({ warnings }) => [...warnings] }),
    hasAdmins: t.boolean({
      nullable: false,
      description: 'Whether the duplicate has admins, who may stay admins.',
      resolve: ({ hasAdmins }) => hasAdmins,
    }),
    hasDomains: t.boolean({
      nullable: false,
      description: 'Whether the duplicate has domains, which may move.',
      resolve: ({ hasDomains }) => hasDomains,
    }),
    signIns: t.field({
      type: [MergeSignIn],
      nullable: false,
      description: 'The accounts of both profiles; empty if there is nothing to choose.',
      resolve: ({ signIns }) => [...signIns],
    }),
  }),
});

builder.queryField('mergePreview', (t) =>
  t.field({
    type: MergePreview,
    nullable: true,
    description: 'What merging an agency, a company or a profile into another one would do, for super admins.',
    args: { fromId: t.arg.id({ required: true }), intoId: t.arg.id({ required: true }) },
    resolve: (_root, { fromId, intoId }, { viewer, database, nature }) => {
      if (!viewer.isSuperAdmin) return null;
      const pairOf = (type: string) => ({
        fromId: keyOf(type, fromId),
        intoId: keyOf(type, intoId),
        now: nature.now(),
      });
      if (String(fromId).startsWith('Agency:')) return previewAgencies(database, pairOf('Agency'));
      if (String(fromId).startsWith('Recruiter:')) return previewRecruiters(database, pairOf('Recruiter'));
      return previewCompanies(database, pairOf('Company'));
    },
  }),
);

const keyOf = (type: string, id: string | number) => String(localIdOf(type, id));

commandMutation(mergeCompanies, {
  description: 'Merges a duplicate company into the company that stays, for super admins. This cannot be undone.',
  payload: { company: Company },
  ids: { companyId: 'Company', intoId: 'Company' },
});

commandMutation(mergeAgencies, {
  description: 'Merges a duplicate agency into the agency that stays, for super admins. This cannot be undone.',
  payload: { agency: Agency },
  ids: { agencyId: 'Agency', intoId: 'Agency' },
});

commandMutation(mergeRecruiters, {
  description: 'Merges a duplicate profile into the profile that stays, for super admins. This cannot be undone.',
  payload: { recruiter: Recruiter, user: User },
  ids: { recruiterId: 'Recruiter', intoId: 'Recruiter' },
});
