import { expect, test } from 'vitest';
import { npsOf } from '#common/surveys/nps.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createTeam } from '#server/features/teams/teams.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createCampaign, createRecipient, createResponse, createSurvey } from '../surveys.factories.ts';
import { mergeSurveyFigures } from './kept-figures.ts';

const { database, context } = await testDatabase();
const now = new Date('2026-11-25T10:00:00Z');

const agency = await createAgency(database, { plan: 'ultimate_team' });
const of = { agency_id: agency.id };
const admin = await createRecruiterWithLogin(database, { ...of, roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
const lead = await createRecruiterWithLogin(database, { ...of, roles: ['ROLE_RECRUITER'] });
const member = await createRecruiterWithLogin(database, { ...of, roles: ['ROLE_RECRUITER'] });
const elsewhere = await createRecruiterWithLogin(database, {
  agency_id: (await createAgency(database, { plan: 'ultimate_team' })).id,
  roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
});
const withoutPlan = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
const team = await createTeam(database, {
  ...of,
  name: 'Nurses',
  members: [member.recruiter.id],
  leads: [lead.recruiter.id],
});
// Made again, because they lead the team from now on.
const leadViewer = await viewerFor(database, lead.user.id);

const surveys = {
  candidate: await createSurvey(database, { ...of, audience: 'candidate' }),
  employer: await createSurvey(database, { ...of, audience: 'employer' }),
};
const campaigns = {
  candidate: await createCampaign(database, { ...of, survey_id: surveys.candidate.survey.id }),
  employer: await createCampaign(database, { ...of, survey_id: surveys.employer.survey.id }),
};
type Audience = keyof typeof campaigns;

async function ask(recruiter_id: string | null, day: string, score?: number, audience: Audience = 'candidate') {
  const at = new Date(`${day}T09:00:00Z`);
  const { recipient } = await createRecipient(database, {
    ...{ ...of, campaign_id: campaigns[audience].id, recruiter_id, sent_at: at },
    ...(score !== undefined && { opened_at: at, started_at: at }),
  });
  if (score === undefined) return;
  const group = score > 8 ? 'promoter' : score > 6 ? 'passive' : 'detractor';
  const workflow = surveys[audience].workflows.find(({ nps_group }) => nps_group === group)!;
  await createResponse(database, { recipient, workflow, score, answered_on: day, answered_at: at });
}
for (const score of [10, 10, 9, 9, 9, 10, 8, 7, 3, 0]) await ask(member.recruiter.id, '2026-11-03', score);
await ask(member.recruiter.id, '2026-10-31');
await ask(admin.recruiter.id, '2026-11-04', 10, 'employer');
await ask(null, '2026-11-05', 6);
await ask(lead.recruiter.id, '2024-01-05', 9);
await database.kysely
  .insertInto('responses')
  .values({
    ...{ ...of, id: crypto.randomUUID(), campaign_id: campaigns.candidate.id, answered_on: '2026-11-06', score: 5 },
    workflow_id: surveys.candidate.workflows[2]!.id,
  })
  .execute();

interface Line {
  key: string | null;
  name: string | null;
  sent: number;
  answered: number;
  scores: number[];
}
interface Answer extends Record<'audiences' | 'recruiters' | 'teams', Line[]> {
  from: string;
  to: string;
  unit: string;
  hasFigures: boolean;
  parts: (Line & { from: string; to: string; opened: number })[];
}
async function dashboard(viewer: Viewer, wish: Readonly<Record<string, string>> = {}): Promise<Answer | null> {
  const text = `query ($period: String, $from: String, $to: String, $recruiter: String, $team: String, $audience: String) {
    npsDashboard(period: $period, from: $from, to: $to, recruiter: $recruiter, team: $team, audience: $audience) {
      from to unit hasFigures parts { from to sent opened answered scores }
      audiences { key sent answered scores } recruiters { key name sent answered scores } teams { key name sent answered scores } } }`;
  const { data } = await request(context(viewer, now), text, wish);
  return data.npsDashboard as never;
}
const countOf = (lines: readonly { scores: number[] }[]) =>
  lines.flatMap(({ scores }) => scores).reduce((sum, count) => sum + count, 0);

test('an admin sees everything that was sent and answered, apart by month, audience, recruiter and team', async () => {
  for (const isMerged of [false, true]) {
    if (isMerged) await mergeSurveyFigures(database.kysely);
    const shown = (await dashboard(admin.viewer))!;
    expect(shown).toMatchObject({ from: '2025-12-01', to: '2026-11-25', unit: 'month', hasFigures: true });
    expect(shown.parts).toHaveLength(12);
    expect(shown.parts.at(-1)).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-25',
      sent: 12,
      opened: 12,
      answered: 12,
    });
    expect(shown.parts.at(-1)!.scores).toEqual([1, 0, 0, 1, 0, 1, 1, 1, 1, 3, 4]);
    expect(shown.parts.at(-2)).toMatchObject({ sent: 1, answered: 0 });
    expect(shown.audiences.map(({ key, sent, answered }) => [key, sent, answered])).toEqual([
      ['candidate', 12, 11],
      ['employer', 1, 1],
    ]);
    const counted = shown.recruiters.map(({ key, sent, scores }) => [key, sent, countOf([{ scores }])]);
    expect(counted).toHaveLength(3);
    expect(counted).toEqual(
      expect.arrayContaining([
        [admin.recruiter.slug, 1, 1],
        [member.recruiter.slug, 11, 10],
      ]),
    );
    // One email names no recruiter, and one answer came without an email.
    expect(counted.at(-1)).toEqual([null, 1, 2]);
    expect(shown.teams).toMatchObject([{ key: `Team:${team.id}`, name: 'Nurses', sent: 11, answered: 10 }]);
  }
});

test('a lead sees their team, a member their own answers, and each can narrow what they see', async () => {
  const ofLead = (await dashboard(leadViewer, { period: 'all' }))!;
  expect(ofLead.recruiters.map(({ key }) => key).sort()).toEqual([lead.recruiter.slug, member.recruiter.slug].sort());
  expect(ofLead.from).toBe('2024-01-01');
  expect(countOf(ofLead.parts)).toBe(11);
  const ofMember = (await dashboard(member.viewer))!;
  expect([countOf(ofMember.parts), ofMember.recruiters, ofMember.teams]).toEqual([10, [], []]);
  expect(countOf((await dashboard(member.viewer, { recruiter: admin.recruiter.slug }))!.parts)).toBe(10);
  expect(countOf((await dashboard(leadViewer, { recruiter: admin.recruiter.slug }))!.parts)).toBe(0);
  expect(countOf((await dashboard(admin.viewer, { recruiter: admin.recruiter.slug }))!.parts)).toBe(1);
  expect(countOf((await dashboard(admin.viewer, { team: `Team:${team.id}` }))!.parts)).toBe(10);
  expect(countOf((await dashboard(admin.viewer, { audience: 'employer' }))!.parts)).toBe(1);
  expect(
    countOf((await dashboard(admin.viewer, { period: 'custom', from: '2026-11-06', to: '2026-11-06' }))!.parts),
  ).toBe(1);
});

test('other agencies, agencies without the plan and strangers see nothing of it', async () => {
  expect(await dashboard(elsewhere.viewer)).toMatchObject({ hasFigures: false, audiences: [] });
  expect(countOf((await dashboard(elsewhere.viewer, { recruiter: member.recruiter.slug }))!.parts)).toBe(0);
  expect(await dashboard(withoutPlan.viewer)).toBeNull();
  expect(await dashboard(stranger)).toBeNull();
});

test('the score of the dashboard is that of the published formula', async () => {
  const { scores } = (await dashboard(member.viewer))!.parts.at(-1)!;
  const sum = (from: number, to: number) => scores.slice(from, to + 1).reduce((all, count) => all + count, 0);
  const nps = npsOf({ promoter: sum(9, 10), passive: sum(7, 8), detractor: sum(0, 6) });
  expect(nps).toMatchObject({ count: 10, score: 40 });
  expect(nps.half).toBeCloseTo(49.58, 1);
});

interface Board {
  nps: { count: number };
  rows: { key: string; position: number | null; isOwn: boolean; nps: { count: number; score: number | null } }[];
}
async function board(viewer: Viewer, wish: Readonly<Record<string, string>> = {}): Promise<Board | null> {
  const text = `query ($period: String, $audience: String, $team: String) {
    npsBoard(period: $period, audience: $audience, team: $team) { nps { count } rows { key position isOwn nps { count score } } } }`;
  const { data } = await request(context(viewer, now), text, wish);
  return data.npsBoard as never;
}

test('the board orders recruiters by the lower end of the interval; those with too few answers come last', async () => {
  const busy = await createRecruiterWithLogin(database, { ...of, roles: ['ROLE_RECRUITER'] });
  for (let count = 0; count < 20; count++) await ask(busy.recruiter.id, '2026-11-10', count % 4 === 0 ? 0 : 10);
  const shown = (await board(member.viewer))!;
  expect(shown.rows.map(({ key, position, isOwn }) => [key, position, isOwn])).toEqual([
    [busy.recruiter.slug, 1, false],
    [member.recruiter.slug, 2, true],
    [admin.recruiter.slug, null, false],
  ]);
  expect(shown.nps.count).toBe(33);
  // Too few answers: a colleague learns their count, and no score.
  expect(shown.rows[2]!.nps).toEqual({ count: 1, score: null });
  const ofTeamOnly = (await board(member.viewer, { team: `Team:${team.id}` }))!;
  expect(ofTeamOnly.rows.map(({ key }) => key)).toEqual([member.recruiter.slug]);
  expect(ofTeamOnly.nps.count).toBe(10);
  expect((await board(member.viewer, { audience: 'employer' }))!.rows.map(({ key }) => key)).toEqual([
    admin.recruiter.slug,
  ]);
  expect((await board(elsewhere.viewer))!.rows).toEqual([]);
  expect(await board(stranger)).toBeNull();
});

test('only comments that may be quoted are on the wall, with the first name at most', async () => {
  const { recipient } = await createRecipient(database, {
    ...of,
    campaign_id: campaigns.candidate.id,
    name: 'Robin Ash',
  });
  const workflow = surveys.candidate.workflows.find(({ nps_group }) => nps_group === 'promoter')!;
  await createResponse(database, { recipient, workflow, score: 9, comment: 'Wonderful', may_quote: true });
  const silent = await createRecipient(database, { ...of, campaign_id: campaigns.candidate.id, name: 'Sam Birch' });
  await createResponse(database, { recipient: silent.recipient, workflow, score: 9, comment: 'Not for the wall' });
  const quotes = async (viewer: Viewer) =>
    (await request(context(viewer, now), '{ npsQuotes { comment firstName score } }')).data.npsQuotes;
  expect(await quotes(member.viewer)).toEqual([{ comment: 'Wonderful', firstName: 'Robin', score: 9 }]);
  expect(await quotes(elsewhere.viewer)).toEqual([]);
  expect(await quotes(stranger)).toBeNull();
});
