import { readFileSync } from 'node:fs';
import { Kind, type OperationDefinitionNode, parse, type TypeNode } from 'graphql';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { commonnessOf } from '#server/features/search/commonness.queries.ts';
import { type Viewer, viewerOf } from '#server/session/viewer.ts';
import { executeOperation } from './execute.ts';
import { knownOperation } from './operations.ts';

const { database, context } = await testDatabase({ demo: true });
const texts: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../web/__generated__/operations.json', import.meta.url), 'utf8'),
);

/**
 * The statements of each screen and list, besides the one that identifies the viewer: one for each root field. Queries
 * not listed here have one. Give a reason when you raise a number.
 */
const budget: Readonly<Record<string, number>> = {
  // One for the profile, and one for whether it is gone. With a review open over it, also the review and whether that
  // is gone.
  AgencyPageQuery: 3,
  RecruiterPageQuery: 4,
  PersonPageQuery: 2,
  // The recruiter and the agency with the slug, and whether it is gone.
  BoardPreviewPageQuery: 3,
  OpenReviewPageQuery: 2,
  // One for each of the two kinds of links.
  EmailChangePageQuery: 2,
  // Flags are settings of the process, which also signs the form token.
  FeaturesPageQuery: 0,
  askBeginningQuery: 0,
  // The review, and whether it is gone.
  ReviewPageQuery: 2,
  // The viewer, the figures, and the reviews listed beside them.
  DashboardPageQuery: 3,
  // The viewer, and the surveys. None of these viewers has the plan that opens the figures.
  NpsPageQuery: 2,
  // The viewer, and the board.
  NpsLeaderboardPageQuery: 2,
  LeaderboardExportPageQuery: 2,
  // The viewer, the connection, and its places.
  ImportGoogleReviewsPageQuery: 3,
  // The imported places, and the list.
  GoogleReviewListQuery: 2,
  // The viewer, the tags and campaigns to filter by, and the list.
  ResponseListQuery: 4,
  // The viewer's request to join, what is done of the first steps, and the figures.
  HomePageQuery: 3,
  // The viewer with their colleagues, and the widgets.
  WidgetsPageQuery: 2,
  // The viewer with what is offered here, and the connections; with a list, also the list.
  ConnectionsPageQuery: 2,
  ConnectionPageQuery: 2,
  ConsultantListQuery: 3,
  RecordListQuery: 3,
  // The viewer, the review, and the templates.
  ReviewTemplatesPageQuery: 3,
  // The viewer, the statements, and the open one.
  StatementsPageQuery: 3,
  // The viewer with their badge and those of their colleagues, and what the templates show.
  MarketingAssetsPageQuery: 2,
  MarketingTemplatePageQuery: 2,
  // A signed link to a file of ours.
  BrandAssetsLinkQuery: 0,
  // The viewer, and the list.
  PostListQuery: 2,
  ReviewsToPostQuery: 2,
  // The viewer, the review, the saved post, the one to start from, and the LinkedIn account.
  PostPageQuery: 5,
  // The viewer, the LinkedIn account, and the post.
  ShareOnLinkedInAgainQuery: 3,
  // The surveys, and the campaigns or their settings.
  WorkflowsPageQuery: 2,
  CampaignSettingsPageQuery: 2,
  CampaignPageQuery: 2,
  // The viewer, and the list; or the mailboxes and the addresses.
  FoundPeopleListQuery: 2,
  EmailSyncPageMailboxesQuery: 2,
  // The viewer, the campaigns to filter by, and the list.
  RequestListQuery: 3,
  // The report, and the older one beside it.
  ReportPageQuery: 2,
  // What is done of the first steps, the viewer, the review to reply to, the mailboxes, the connections, and who to invite.
  GettingStartedPageQuery: 7,
  // The viewer, the tab counts, and the tab's list.
  InvitationListQuery: 3,
  SidesToInviteListQuery: 3,
  PendingListQuery: 3,
  PublishedListQuery: 3,
  // The viewer, and the list, or what the page is about.
  PlacementListQuery: 2,
  NewPlacementPageQuery: 2,
  EditPlacementPageQuery: 2,
  // The review, and the placements it may be about.
  MatchReviewPageQuery: 2,
  // The viewer and the list; the first list also asks whether there is anything to clear.
  RecentListQuery: 3,
  FavouriteListQuery: 2,
  SupplierListQuery: 2,
  JobListQuery: 2,
  // The company, then the candidates.
  CandidateListQuery: 2,
  ThreadListQuery: 2,
  // The company, the job with its counts, and five columns.
  CandidateBoardQuery: 7,
  // The link to a file, for a candidate that nobody of these has.
  CandidatePanelCvQuery: 0,
  InviteToJobQuery: 4,
  EngagedJobListQuery: 1,
  // The viewer with their saved searches, and the list.
  MarketplaceListQuery: 2,
  // The figures, and the list.
  JobFigureListQuery: 2,
  TeamListQuery: 2,
  PeopleListQuery: 2,
  MemberInvitationListQuery: 2,
  JoinRequestListQuery: 2,
  NoticeListQuery: 2,
  railCountsQuery: 2,
  SharedListQuery: 3,
  // The viewer, the counts of tabs and of columns (once more where filters narrow them), and one for each column.
  boardPageQuery: 10,
  countsQuery: 2,
  // The sender's profiles, the plan's seats, this month's invitations, and those on their way.
  AllowanceQuery: 4,
  MonthUseQuery: 4,
  // The recipient and the sender.
  EmailPreviewQuery: 2,
  // The agency and its campaigns' settings.
  SurveyEmailQuery: 2,
  // The results and their profiles; one more splits and corrects words.
  SearchPageQuery: 2,
  TaskListQuery: 2,
  // By domain and by name.
  CompanyPickerQuery: 2,
  // None of these viewers has the plan that opens leaderboards: what is left is the viewer's teams.
  BoardListQuery: 1,
  BoardListNextQuery: 0,
  BoardListOpenQuery: 0,
};

interface Measured {
  name: string;
  text: string;
}
const queries: Measured[] = Object.values(texts).flatMap((text) => {
  const [operation] = parse(text).definitions as [OperationDefinitionNode];
  return operation.operation === 'query' ? [{ name: operation.name!.value, text }] : [];
});

let ids: Readonly<Record<string, string>>;
/** Together they see every screen. */
let viewers: readonly Viewer[];
beforeAll(async () => {
  const { rows } = await database.pool.query(`select
    (select id from users where email = 'pro_individual@demo.example') as "User",
    (select id from reviews where publication = 'published' limit 1) as "Review",
    (select id from recruiters where slug = 'demo-recruiter') as "Recruiter",
    (select id from invitations limit 1) as "Invitation"`);
  ids = rows[0];
  const people = await database.pool.query<{ id: string }>(
    `select id from users where email in ('super_admin@demo.example', 'recruiter_admin@demo.example', 'user_admin@demo.example')`,
  );
  viewers = await Promise.all(people.rows.map(({ id }) => viewerOf(database, id)));
});
// Each process reads word frequencies once a minute.
beforeEach(() => commonnessOf(database));
afterEach(() => vi.restoreAllMocks());

/** A value for each variable, so everything is requested: features are on, names exist in the demo. */
function variablesOf(text: string): Record<string, unknown> {
  const [operation] = parse(text).definitions as [OperationDefinitionNode];
  const node = /on (Review|User|Recruiter|Invitation)\b/.exec(text.slice(text.indexOf('node(')))?.[1] ?? 'User';
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const name = variable.name.value;
      const value = type.kind === Kind.NON_NULL_TYPE || name === 'slug' ? aValueOf(name, type, node) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function aValueOf(name: string, type: TypeNode, node: string): unknown {
  const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  const kind = named.kind === Kind.NAMED_TYPE ? named.name.value : 'list';
  if (kind === 'Boolean') return true;
  if (kind === 'InvitationPreviewInput' || kind === 'SurveyMailPreviewInput') return { audience: 'candidate' };
  if (kind === 'AssetFileInput')
    return {
      ...{ template: 'flyer', subjectId: `Recruiter:${ids['Recruiter']}`, format: 'png', scale: 1 },
      ...{ accent: '#0072bb', showsPhoto: true },
    };
  if (kind === 'ApplicationFilter') return { column: 'submitted' };
  if (kind === 'ID') return `${node}:${ids[node]}`;
  if (name === 'slug') return 'demo-recruiter';
  if (name === 'key') return 'demo-agency-statement2';
  if (name === 'source') return 'manual';
  return kind === 'Int' ? 20 : 'demo';
}

/** Every statement sent to Postgres, whoever sends it. */
function watchStatements(): () => number {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  return () => query.mock.calls.length;
}

test('every query of ours is run with what it needs', () => {
  expect(queries.length).toBeGreaterThan(30);
  expect(Object.keys(budget).filter((name) => !queries.some((query) => query.name === name))).toEqual([]);
});

test.each(queries)('$name sends its number of statements', async ({ name, text }) => {
  const document = knownOperation({ text })!;
  const counts: number[] = [];
  for (const viewer of viewers) {
    const statements = watchStatements();
    const answer = await executeOperation(context(viewer), { document, variables: variablesOf(text) });
    counts.push(statements());
    vi.restoreAllMocks();
    expect(JSON.parse(answer.text)).not.toHaveProperty('errors');
  }
  expect(Math.max(...counts)).toBe(budget[name] ?? 1);
});

test('a search by words takes one more statement, which splits them and finds likely misspellings', async () => {
  const [, text] = Object.entries(texts).find(([, query]) => query.includes('query SearchPageQuery('))!;
  const document = knownOperation({ text })!;
  const variables = { words: 'demo recuriter', specialities: ['legal', 'construction'], country: 'AU' };
  const statements = watchStatements();
  const answer = await executeOperation(context(), { document, variables });
  expect(statements()).toBe(3);
  expect(JSON.parse(answer.text)).not.toHaveProperty('errors');
});
