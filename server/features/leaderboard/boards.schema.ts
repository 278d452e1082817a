import { type BoardPeriod, missingFrom } from '#common/leaderboard/boards.ts';
import type { Context } from '#server/commands/context.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import { boardOf, readRowId, rowId, type WantedBoard } from './board.ts';
import { boardPage, boardRow, type StandingRow } from './boards.queries.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');

/** A row and the board it is on. */
interface Row extends StandingRow {
  readonly id: string;
  readonly isOwn: boolean;
}

const LeaderboardRow = builder.objectRef<Row>('LeaderboardRow').implement({
  description: 'A recruiter on a leaderboard, with everything the order is computed from. As of the last UTC midnight.',
  fields: (t) => ({
    id: t.id({ nullable: false, resolve: ({ id }) => id }),
    position: t.int({
      nullable: true,
      description: 'From 1. Null for somebody who misses something, or is outside this market.',
      resolve: ({ position }) => position,
    }),
    isRanked: t.boolean({ nullable: false, resolve: (row) => row.is_ranked }),
    missing: t.stringList({
      nullable: false,
      description: 'What keeps them off the board: reviews, placements, coverage.',
      resolve: (row) => missingFrom(factsOf(row)),
    }),
    isOwn: t.boolean({ nullable: false, description: "The viewer's own row.", resolve: ({ isOwn }) => isOwn }),
    recruiter: t.field({
      type: Recruiter,
      nullable: true,
      resolve: (row) => ({ id: row.recruiter_id }) as never,
    }),
    audience: t.string({ nullable: false, resolve: ({ audience }) => audience }),
    period: t.string({ nullable: false, resolve: ({ period }) => period as BoardPeriod }),
    asOf: t.field({ type: 'Date', nullable: false, resolve: (row) => row.as_of }),
    score: t.float({ nullable: false, resolve: ({ score }) => score }),
    scoreHalf: t.float({ nullable: false, resolve: (row) => row.score_half }),
    rank: t.float({
      nullable: false,
      description: 'Score − half: the order of the board.',
      resolve: (row) => row.score_rank,
    }),
    weight: t.float({
      nullable: false,
      description: 'The sum of the weights of its reviews.',
      resolve: (row) => row.score_weight,
    }),
    weightedStars: t.float({
      nullable: false,
      description: 'The sum of their weights times their stars.',
      resolve: (row) => row.score_stars,
    }),
    reviewCount: t.int({
      nullable: false,
      description: 'Counted reviews by this audience in the period.',
      resolve: (row) => row.review_count,
    }),
    average: t.float({
      nullable: true,
      description: 'Their plain average, to two decimals.',
      resolve: (row) => (row.review_count > 0 ? Math.round((row.rating_sum / row.review_count) * 100) / 100 : null),
    }),
    recentCount: t.int({
      nullable: false,
      description: 'Those of the last 24 months.',
      resolve: (row) => row.recent_count,
    }),
    provenCount: t.int({
      nullable: false,
      description: 'Level 4 placements that started in the last 12 months, which decide between equal ranks.',
      resolve: (row) => row.proven_count,
    }),
    eligibleCount: t.int({ nullable: false, resolve: (row) => row.eligible_count }),
    invitedCount: t.int({ nullable: false, resolve: (row) => row.invited_count }),
  }),
});

const factsOf = ({ recent_count, eligible_count, invited_count }: StandingRow) => ({
  recentCount: recent_count,
  eligibleCount: eligible_count,
  invitedCount: invited_count,
});

const BoardFilter = builder.inputType('LeaderboardFilter', {
  fields: (t) => ({
    board: t.string({ description: "agency, the viewer's own, or market." }),
    period: t.string({ description: '12m, 24m or all.' }),
    audience: t.string({ description: 'candidate or employer.' }),
    place: t.string({ description: 'On the market: a country, or an Australian state, such as AU or AU-3000.' }),
    speciality: t.string({ description: 'On the market: its id.' }),
    team: t.string({ description: "On the agency's board: the global id of a team." }),
    isRanked: t.boolean({ description: "False for those of the viewer's agency who miss something." }),
  }),
});

const nothing = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

builder.queryField('leaderboard', (t) =>
  t.connection({
    type: LeaderboardRow,
    nullable: true,
    description: 'Recruiters in the order of their rank, or without one. Empty without the permission.',
    args: { filter: t.arg({ type: BoardFilter }) },
    resolve: async (_root, { filter, first, after }, context) => {
      const scope = scopeFor(context, boardOf(filter ?? {}));
      if (!scope) return nothing;
      const size = Math.min(Math.max(first ?? 25, 1), 100);
      const found = await boardPage(context.database, scope, { after: after ?? null, limit: size + 1 });
      const edges = found.slice(0, size).map((row) => ({ cursor: row.cursor, node: asRow(context, scope, row) }));
      const [startCursor = null, endCursor = null] = [edges[0]?.cursor, edges.at(-1)?.cursor];
      return {
        edges,
        pageInfo: { hasNextPage: found.length > size, hasPreviousPage: Boolean(after), startCursor, endCursor },
      };
    },
  }),
);

builder.queryField('ownLeaderboardRow', (t) =>
  t.field({
    type: LeaderboardRow,
    nullable: true,
    description: "The viewer's own row on a board, ranked or not.",
    args: { filter: t.arg({ type: BoardFilter }) },
    resolve: (_root, { filter }, context) =>
      context.viewer.recruiterId ? rowOn(context, boardOf(filter ?? {}), context.viewer.recruiterId) : null,
  }),
);

builder.queryField('leaderboardRow', (t) =>
  t.field({
    type: LeaderboardRow,
    nullable: true,
    description: 'One row by its id.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const read = readRowId(String(id));
      return read && rowOn(context, read.wanted, read.recruiterId);
    },
  }),
);

/** A row that the viewer may see: ranked on the market, of their own agency, or their own. */
async function rowOn(context: Context, wanted: WantedBoard, recruiterId: string): Promise<Row | null> {
  const scope = scopeFor(context, wanted);
  const row = scope && (await boardRow(context.database, scope, recruiterId));
  const { agencyId, recruiterId: own } = context.viewer;
  if (!row || (!row.is_ranked && row.agency_id !== agencyId && row.recruiter_id !== own)) return null;
  return asRow(context, wanted, row);
}

/** The agency whose board it is, if it is one's; null without the permission, or without an agency. */
function scopeFor({ viewer }: Context, wanted: WantedBoard) {
  if (!viewer.permissions.has('leaderboard_view')) return null;
  if (wanted.board === 'market') return { ...wanted, agencyId: null };
  return viewer.agencyId ? { ...wanted, agencyId: viewer.agencyId } : null;
}

const asRow = ({ viewer }: Context, wanted: WantedBoard, row: StandingRow): Row => ({
  ...row,
  id: rowId(wanted, row.recruiter_id),
  isOwn: row.recruiter_id === viewer.recruiterId,
});
