import { sql } from 'kysely';
import type { Nps } from '#common/surveys/nps.ts';
import type { Context } from '#server/commands/context.ts';
import { builder } from '#server/graphql/builder.ts';
import { type NpsBoard, type NpsBoardRow, npsBoardFor } from './board.ts';

const NpsType = builder.objectRef<Nps>('Nps').implement({
  description:
    'A net promoter score from -100 to 100 with its 95 % interval. Below ten answers, only their count is told.',
  fields: (t) => ({
    count: t.int({ nullable: false, resolve: ({ count }) => count }),
    score: t.float({ nullable: true, resolve: (nps) => nps.score }),
    half: t.float({ nullable: true, description: 'Half the width of the interval.', resolve: ({ half }) => half }),
    low: t.float({ nullable: true, resolve: (nps) => nps.low }),
    high: t.float({ nullable: true, resolve: (nps) => nps.high }),
  }),
});

const NpsBoardRowType = builder.objectRef<NpsBoardRow>('NpsBoardRow').implement({
  description: 'A recruiter of the agency with the answers about them.',
  fields: (t) => ({
    key: t.string({ nullable: false, description: "The recruiter's slug.", resolve: ({ slug }) => slug }),
    name: t.exposeString('name', { nullable: false }),
    isOwn: t.exposeBoolean('isOwn', { nullable: false, description: "The viewer's own row." }),
    position: t.exposeInt('position', { nullable: true, description: 'From 1. Null while the answers are too few.' }),
    nps: t.field({ type: NpsType, nullable: false, resolve: ({ nps }) => nps }),
  }),
});

const NpsBoardType = builder.objectRef<NpsBoard>('NpsBoard').implement({
  description: 'The recruiters of an agency by the lower end of the 95 % interval of their net promoter score.',
  fields: (t) => ({
    from: t.field({ type: 'Date', nullable: false, resolve: ({ from }) => from }),
    to: t.field({ type: 'Date', nullable: false, resolve: ({ to }) => to }),
    nps: t.field({
      type: NpsType,
      nullable: false,
      description: 'Of all answers to the agency or the team in the period.',
      resolve: ({ nps }) => nps,
    }),
    rows: t.field({ type: [NpsBoardRowType], nullable: false, resolve: ({ rows }) => [...rows] }),
  }),
});

builder.queryField('npsBoard', (t) =>
  t.field({
    type: NpsBoardType,
    nullable: true,
    description:
      "The NPS leaderboard of the viewer's agency. Null without the permission. Unknown values filter nothing.",
    args: {
      period: t.arg.string({ description: '30d, 90d, 12m, 24m, all, or custom.' }),
      from: t.arg.string({ description: 'The first day of a custom period.' }),
      to: t.arg.string({ description: 'The last day of a custom period.' }),
      audience: t.arg.string({ description: 'candidate or employer.' }),
      team: t.arg.string({ description: 'The global id of a team.' }),
    },
    resolve: (_root, wish, context) => npsBoardFor(context, wish),
  }),
);

/** Words that a person let the agency quote. */
interface NpsQuote {
  readonly key: string;
  readonly score: number;
  readonly comment: string;
  readonly firstName: string | null;
  readonly audience: string;
  readonly answeredOn: string;
}

/** How many quotes a wall screen gets. */
const shownQuotes = 20;

const NpsQuoteType = builder.objectRef<NpsQuote>('NpsQuote').implement({
  description: 'A comment that the person who wrote it lets the agency quote, with their first name.',
  fields: (t) => ({
    key: t.exposeString('key', { nullable: false }),
    score: t.exposeInt('score', { nullable: false }),
    comment: t.exposeString('comment', { nullable: false }),
    firstName: t.exposeString('firstName', { nullable: true, description: 'Null for an anonymous answer.' }),
    audience: t.exposeString('audience', { nullable: false }),
    answeredOn: t.field({ type: 'Date', nullable: false, resolve: ({ answeredOn }) => answeredOn }),
  }),
});

builder.queryField('npsQuotes', (t) =>
  t.field({
    type: [NpsQuoteType],
    nullable: true,
    description: `The latest ${shownQuotes} comments that the agency may quote. Others are left out as a whole. Null without surveys in the plan.`,
    resolve: (_root, _args, context) => quotesFor(context),
  }),
);

async function quotesFor({ viewer, database }: Context): Promise<NpsQuote[] | null> {
  if (!viewer.agencyId || !viewer.permissions.has('nps_view')) return null;
  const { rows } = await sql<NpsQuote>`/* npsQuotes */
    select v.id as key, v.score, v.comment, nullif(split_part(p.name, ' ', 1), '') as "firstName", s.audience,
      v.answered_on as "answeredOn"
    from responses v join campaigns c on c.id = v.campaign_id join surveys s on s.id = c.survey_id
      left join survey_recipients p on p.id = v.recipient_id
    where v.agency_id = ${viewer.agencyId} and v.may_quote and v.comment is not null and is_settled(v)
    order by v.answered_on desc, v.id desc limit ${sql.lit(shownQuotes)}`.execute(database.kysely);
  return rows;
}
