import './index.ts';
import { globSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import * as declared from '#server/graphql/access/declared.ts';
import { answered, prepared } from '#server/graphql/access/testing/measure.ts';
import { type Requester, requestersOf } from '#server/graphql/access/testing/observe.ts';
import { createPeople, viewerOfCell } from '#server/graphql/access/testing/people.ts';
import { triesOf } from '#server/graphql/access/testing/specimens.ts';
import { createWorld } from '#server/graphql/access/testing/world.ts';
import { undone } from './testing/undone.ts';

const { database, context } = await testDatabase();
const people = await createPeople(database);
const world = await createWorld(database, context(), people);
const requesters = await requestersOf((cell) => viewerOfCell(database, people, cell), context);
const tries = triesOf(people, world);
afterEach(() => vi.restoreAllMocks());

/** Features all of whose commands are in the budget. */
const features = [
  ...['agency-reports', 'hiring', 'joining', 'leaderboard', 'merging', 'notices', 'onboarding', 'people', 'teams'],
  'training',
];

/** Hardly any command of the other features sends more. */
const usual = 40;

/** Those that touch every table that names what they are about: a table more is a few statements more. */
const most: Readonly<Record<string, number>> = {
  mergeAgencies: 244,
  mergeCompanies: 70,
  mergeRecruiters: 154,
  eraseRequestedData: 80,
};

/**
 * The statements of a command for one row, with those that begin and end its transaction, and the answer. Where sides
 * differ, the most. Give a reason when you raise a number.
 */
const budget: Readonly<Record<string, number>> = {
  // Agency reports.
  makeAgencyReport: 10,
  shareAgencyReport: 3,
  // Favourites, profiles looked at, and preferred suppliers.
  setFavourite: 6,
  shareFavourites: 4,
  recordProfileLook: 5,
  clearProfileLooks: 4,
  addSupplier: 8,
  saveSupplier: 5,
  removeSupplier: 5,
  // Claims, enquiries and approvals; each decision is audited and emailed.
  approveAgency: 8,
  declineAgency: 8,
  approveAgencyName: 8,
  declineAgencyName: 8,
  approveCompany: 6,
  declineCompany: 6,
  claimProfile: 9,
  approveClaim: 19,
  declineClaim: 9,
  verifyClaim: 5,
  enquire: 7,
  approveEnquiry: 32,
  declineEnquiry: 8,
  addUnclaimedProfile: 23,
  // Notices.
  markNotices: 3,
  chooseNoticeMail: 5,
  // First steps.
  skipOnboardingStep: 3,
  dismissOnboarding: 3,
  // Who joins, moves or leaves takes the locks of both places, their roles, teams, unsent invitations and figures along.
  moveRecruiter: 42,
  inviteMembers: 14,
  sendMemberInvitationAgain: 12,
  withdrawMemberInvitation: 7,
  // Two of them match the person with the consultant of connected software who has the same address.
  joinByInvitation: 38,
  setMemberAdmin: 7,
  deactivateMember: 7,
  bringBackMember: 12,
  requestToJoin: 14,
  withdrawJoinRequest: 5,
  acceptJoinRequests: 20,
  declineJoinRequests: 11,
  leaveTenant: 35,
  setAgencySeats: 5,
  // Teams. One statement looks for the team's widgets.
  createTeam: 7,
  renameTeam: 7,
  deleteTeam: 6,
  setTeamMembers: 6,
  removeTeamMembers: 6,
  // Each emails the person, and what they do themselves also the super admins.
  bookTraining: 12,
  changeTraining: 12,
  cancelOwnTraining: 12,
  confirmTraining: 9,
  moveTraining: 9,
  finishTraining: 8,
  cancelTraining: 8,
};

/** Statements sent to Postgres while a person does something, which is then undone; null if they can't do it. */
async function statementsOf(name: string, requester: Requester, input: object): Promise<number | null> {
  const problem = '{ code message field }';
  const document = prepared(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { at: ${name}(input: $input) { errors ${problem} } }`,
  );
  await tries[name]!.prepare?.();
  let count = 0;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { answer } = await undone(requester.context, async (within) => {
    query.mockClear();
    const given = await answered(document, within, { input });
    count = query.mock.calls.length;
    return given;
  });
  vi.restoreAllMocks();
  const errors = (answer.data?.['at'] as { errors: object[] } | null)?.errors;
  return errors?.length === 0 && answer.errors.length === 0 ? count : null;
}

/** How many the first of each side who can do it sends; the most of them. */
async function mostOf(name: string): Promise<number> {
  const counts: number[] = [];
  for (const side of ['agency', 'company', 'none'] as const)
    for (const requester of requesters.filter(({ cell }) => cell.side === side)) {
      if (!declared.mutations[name]!.some((audience) => audience.has(requester.cell))) continue;
      const count = await statementsOf(name, requester, tries[name]!.input(side));
      if (count === null) continue;
      counts.push(count);
      break;
    }
  return Math.max(...counts);
}

test('every command of these features is in the budget', () => {
  const texts = globSync(`{${features.join()}}/**/*.schema.ts`, { cwd: import.meta.dirname }).map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:command|decision)Mutation\((\w+)/g)].map(([, name]) => name!),
  );
  expect(names.filter((name) => !(name in budget) && !(name in most))).toEqual([]);
  expect([...Object.keys(budget), ...Object.keys(most)].filter((name) => !(name in tries))).toEqual([]);
});

/** Those that somebody can do without what only a browser knows. */
const done = Object.keys(tries).filter((name) => declared.mutations[name]!.length > 0);

test.each(done)('%s sends its number of statements', async (name) => {
  const count = await mostOf(name);
  if (name in budget) expect(count).toBe(budget[name]);
  else {
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most[name] ?? usual);
  }
});

const inviting = (count: number) => ({
  addresses: Array.from({ length: count }, (_, place) => `newcomer-${place}@statements.example`),
  isAdmin: false,
});

test('each further address that is invited adds the same few statements, however many there are', async () => {
  const admin = requesters.find(({ cell }) => cell.role === 'recruiter_admin' && cell.relation === 'own')!;
  const counts = [];
  for (const count of [1, 2, 12]) counts.push((await statementsOf('inviteMembers', admin, inviting(count)))!);
  const [one, two, twelve] = counts as [number, number, number];
  expect(two - one).toBeLessThanOrEqual(8);
  expect(twelve - one).toBe(11 * (two - one));
});
