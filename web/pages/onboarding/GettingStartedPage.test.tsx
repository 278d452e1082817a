import { expect, test } from 'vitest';
import { gettingStartedTypes, onboardingSteps, stepsFor } from '#common/onboarding/steps.ts';
import { gettingStartedUrl } from '#common/urls.ts';
import { AppTheme } from '#web/app-ui/AppTheme.tsx';
import { addressOf, renderPage } from '#web/pages/testing/render-page.tsx';
import GettingStartedPage, { page } from './GettingStartedPage.tsx';

/** The page in the frame's theme, as its side panel needs it. */
const file = {
  page,
  default: (props: Parameters<typeof GettingStartedPage>[0]) => (
    <AppTheme>
      <GettingStartedPage {...props} />
    </AppTheme>
  ),
};

const at = (type?: string, query = {}) =>
  addressOf(`/getting-started${type ? `/${type}` : ''}`, { params: type ? { type } : {}, query });
const responseOf = (onboarding: object | null, software: object = {}) => ({
  onboarding: onboarding && { __typename: 'Onboarding', ...onboarding },
  connections: { edges: [] },
  connectionPeople: { edges: [] },
  ...software,
  viewer: {
    id: 'User:1',
    offeredVendors: ['jobadder'],
    connectsToTestServers: false,
    seats: 5,
    seatsTaken: 2,
    recruiter: {
      id: 'Recruiter:1',
      name: 'Robin Larkspur',
      agency: { id: 'Agency:1', name: 'Larkspur', teams: { edges: [] }, recruiters: { edges: [] } },
    },
  },
});
const someDone = { steps: onboardingSteps, done: ['profile'], skipped: ['import-reviews'] };
const shown = (type: string, query = {}) => renderPage(file, responseOf(someDone), at(type, query));
const leadsTo = (onboarding: object, type?: string) => page.leadsTo!(responseOf(onboarding) as never, at(type));

test('a page says where one is and what is done, and leads back, on and out', () => {
  const html = shown('ats-selection');
  expect(html).toContain('5 of 13');
  expect(html).toContain('1 of 7 steps done');
  expect(html).toMatch(/<h1[^>]*>Choose your software<\/h1>/);
  expect(html).toMatch(/href="\/getting-started\/ats-integration"[^>]*>(<[^>]+>)*Back/);
  expect(html).toMatch(/href="\/getting-started\/ats-connect"[^>]*>(<[^>]+>)*Next/);
  expect(html).toContain('href="/home"');
});

test('only a step that is neither done nor skipped can be skipped; the last page finishes at Home', () => {
  expect(shown('invite-team')).toContain('Skip this step');
  expect(shown('invite-team')).toMatch(/href="\/home"[^>]*>(<[^>]+>)*Finish/);
  for (const type of ['welcome', 'ats-invite-team', 'kanban-introduction'])
    expect(shown(type)).not.toContain('Skip this step');
});

test('pages do the real thing, or say what is not set up and what works instead', () => {
  expect(shown('invite-team')).toContain('Invite people');
  expect(shown('create-placement')).toContain('Save placement');
  expect(shown('ats-integration')).toContain('Connect it once');
  expect(shown('ats-selection')).toContain('admin connects JobAdder');
  expect(shown('ats-selection')).toContain('Import a file from Bullhorn');
  expect(shown('ats-invite-team')).toContain('No software is connected yet');
  expect(shown('placements-introduction')).toContain('One row is one placement');
  expect(shown('kanban-introduction')).toContain('A card is one side of a placement');
});

test('a software that is connected shows how far it is, and a file is still a way', () => {
  const connection = {
    ...{ __typename: 'Integration', id: 'Integration:1', vendor: 'jobadder', state: 'connecting' },
    ...{ accountName: 'Pinwheel', problem: null, problemKind: null, readAt: '2026-11-20T10:00:00Z' },
    ...{ startedAt: null, lastSyncedAt: null, nextSyncAt: null, outcomes: { added: 7 }, reasons: {} },
    ...{ unmatchedPeople: 2, viewerCanEdit: true, unknownTypes: [], unknownStatuses: [] },
  };
  const connected = responseOf(someDone, { connections: { edges: [{ node: connection }] } });
  const html = renderPage(file, connected, at('ats-connect', { ats: 'jobadder' }));
  expect(html).toContain('Connected to Pinwheel');
  expect(html).toContain('Start sync');
  expect(html).toContain('/tools/connections/jobadder/people?match=none');
  expect(renderPage(file, connected, at('ats-connect', { import: 'new' }))).not.toContain('Start sync');
  expect(shown('ats-connect', { ats: 'bullhorn' })).toContain('Bullhorn isn&#x27;t set up here yet');
});

test('the address leads on from where somebody is, and past pages that they cannot do', () => {
  expect(leadsTo({ ...someDone, done: [], skipped: [] })).toBe(gettingStartedUrl('welcome'));
  expect(leadsTo(someDone)).toBe(gettingStartedUrl('ats-connect'));
  expect(leadsTo({ ...someDone, done: onboardingSteps })).toBe('/home');
  for (const type of gettingStartedTypes) expect(leadsTo(someDone, type)).toBeUndefined();
  const steps = stepsFor(['ROLE_RECRUITER']);
  expect(leadsTo({ ...someDone, steps }, 'invite-team')).toBe(gettingStartedUrl('ats-connect'));
});

test('somebody without a recruiter profile is told so', () => {
  expect(page.leadsTo!(responseOf(null) as never, at())).toBeUndefined();
  expect(renderPage(file, responseOf(null), at())).toContain('have a recruiter profile');
});
