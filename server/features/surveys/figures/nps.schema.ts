import { builder } from '#server/graphql/builder.ts';
import { countedCases } from './nps.queries.ts';
import { type NpsDashboard, type NpsLine, type NpsPart, npsDashboardFor } from './nps.ts';

const NpsPartType = builder.objectRef<NpsPart>('NpsPart').implement({
  description: 'Some days of the NPS dashboard.',
  fields: (t) => ({
    from: t.field({ type: 'Date', nullable: false, resolve: ({ from }) => from }),
    to: t.field({ type: 'Date', nullable: false, resolve: ({ to }) => to }),
    sent: t.exposeInt('sent', {
      nullable: false,
      description: 'People emailed on these days. The other counts say how far they have come by now.',
    }),
    opened: t.exposeInt('opened', { nullable: false }),
    started: t.exposeInt('started', { nullable: false }),
    answered: t.exposeInt('answered', { nullable: false }),
    scores: t.intList({
      nullable: false,
      description: 'Answers given on these days by score, with and without an email: from 0 to 10.',
      resolve: ({ scores }) => [...scores],
    }),
  }),
});

const NpsLineType = builder.objectRef<NpsLine>('NpsLine').implement({
  description: 'What a period brought to an audience, a recruiter or a team.',
  fields: (t) => ({
    key: t.exposeString('key', {
      nullable: true,
      description: "The audience, the recruiter's slug or the team's global id; null for answers about nobody.",
    }),
    name: t.exposeString('name', { nullable: true }),
    sent: t.exposeInt('sent', { nullable: false }),
    answered: t.exposeInt('answered', { nullable: false }),
    scores: t.intList({ nullable: false, resolve: ({ scores }) => [...scores] }),
  }),
});

const NpsDashboardType = builder.objectRef<NpsDashboard>('NpsDashboard').implement({
  description: 'The figures of surveys in a period. Days are in UTC.',
  fields: (t) => ({
    from: t.field({ type: 'Date', nullable: false, resolve: ({ from }) => from }),
    to: t.field({ type: 'Date', nullable: false, resolve: ({ to }) => to }),
    unit: t.exposeString('unit', { nullable: false, description: 'What a part stands for: day, week or month.' }),
    hasFigures: t.exposeBoolean('hasFigures', {
      nullable: false,
      description: 'Whether anything was sent or answered, in any period.',
    }),
    openCases: t.exposeInt('openCases', {
      nullable: false,
      description: `Cases of detractors that are not resolved, of any day, counted up to ${countedCases}; one more means there are more.`,
    }),
    parts: t.field({ type: [NpsPartType], nullable: false, resolve: ({ parts }) => [...parts] }),
    audiences: t.field({ type: [NpsLineType], nullable: false, resolve: ({ audiences }) => [...audiences] }),
    recruiters: t.field({
      type: [NpsLineType],
      nullable: false,
      description: 'Empty for a viewer who looks after nobody else.',
      resolve: ({ recruiters }) => [...recruiters],
    }),
    teams: t.field({ type: [NpsLineType], nullable: false, resolve: ({ teams }) => [...teams] }),
  }),
});

builder.queryField('npsDashboard', (t) =>
  t.field({
    type: NpsDashboardType,
    nullable: true,
    description:
      "The viewer's figures of surveys; the whole agency's for its admin, and a team's for its lead. Null without surveys in the plan. Unknown values filter nothing.",
    args: {
      period: t.arg.string({ description: '30d, 90d, 12m, 24m, all, or custom.' }),
      from: t.arg.string({ description: 'The first day of a custom period.' }),
      to: t.arg.string({ description: 'The last day of a custom period.' }),
      recruiter: t.arg.string({ description: 'The slug of one recruiter, for agency admins and leads.' }),
      team: t.arg.string({ description: 'The global id of a team, for agency admins and leads.' }),
      audience: t.arg.string({ description: 'candidate or employer.' }),
    },
    resolve: (_root, wish, context) => npsDashboardFor(context, wish),
  }),
);
