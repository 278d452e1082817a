import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { canChangeToPlan, planOf, planWithMoreInvitations } from '#common/plans.ts';
import { type Site, SiteContext } from '#web/kit/site.ts';
import { type PlanSeeker, PlanWay } from './PlanWay.tsx';

const built = vi.hoisted(() => ({ routes: new Set<string>() }));
vi.mock('#web/kit/is-built.ts', () => ({ isBuilt: (id: string) => built.routes.has(id) }));
beforeEach(() => built.routes.clear());

const free = ['ROLE_RECRUITER'];
const admin = [...free, 'ROLE_RECRUITER_ADMIN'];
const freelancer = [...free, 'ROLE_RECRUITER_FREELANCER'];
const inTeam = [...free, 'ROLE_PRO_TEAM'];
const site: Site = {
  environment: 'production',
  zone: 'au',
  publicSites: {},
  services: [],
  signIns: [],
  contact: 'hello@plaudit.example',
};
const ada = { email: 'ada@demo.example', agencyAdmins: [], recruiter: { agency: { name: 'Ada & Co', slug: 'ada' } } };

const way = (roles: readonly string[], plan: Parameters<typeof PlanWay>[0]['plan'], viewer: PlanSeeker | null = ada) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <PlanWay plan={plan} roles={roles} viewer={viewer} />
    </SiteContext>,
  );

test('an individual plan is for everyone without a team plan, a team plan for whoever runs the agency', () => {
  const who = [free, admin, freelancer, inTeam, [...admin, 'ROLE_PRO_TEAM'], ['ROLE_USER']];
  expect(who.map((roles) => canChangeToPlan(roles, 'pro_individual'))).toEqual([true, true, true, false, true, false]);
  expect(who.map((roles) => canChangeToPlan(roles, 'pro_team'))).toEqual([false, true, true, false, true, false]);
});

test('the next plan with more invitations does not count on colleagues that a freelancer lacks', () => {
  expect([free, inTeam, [...free, 'ROLE_ULTIMATE_TEAM']].map(planOf)).toEqual(['free', 'pro_team', 'ultimate_team']);
  expect(planWithMoreInvitations(free, 25)).toBe('pro_individual');
  expect(planWithMoreInvitations([...free, 'ROLE_PRO_INDIVIDUAL'], 200)).toBe('pro_team');
  expect(planWithMoreInvitations([...freelancer, 'ROLE_PRO_INDIVIDUAL'], 200)).toBe('ultimate_team');
  expect(planWithMoreInvitations([...free, 'ROLE_ULTIMATE_TEAM'], 500)).toBeUndefined();
});

test('who may change the plan writes to us with subject, agency and account, until there is a page', () => {
  const html = way(admin, 'pro_team');
  const [, href] = /href="([^"]+)"/.exec(html)!;
  const address = new URL(href!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
  expect(address.pathname).toBe('hello@plaudit.example');
  expect(address.searchParams.get('subject')).toBe('Pro Team plan for Ada & Co');
  expect(address.searchParams.get('body')).toBe(
    "I'd like to change to the Pro Team plan.\n\nAgency: Ada & Co (/agency/ada)\nAccount: ada@demo.example",
  );
  built.routes.add('subscription');
  expect(way(admin, 'pro_team')).toBe('<p><a href="/subscription">See plans</a></p>');
});

test('others learn who may, three names at most, whether or not the page exists', () => {
  const names = ['Ada Demo', 'Kim Lee', 'Sam Ray', 'Zoe Fox'];
  const asked = (count: number) => way(inTeam, 'ultimate_team', { ...ada, agencyAdmins: names.slice(0, count) });
  expect(asked(1)).toContain('Ada Demo can change');
  expect(asked(2)).toContain('Ada Demo or Kim Lee can change');
  built.routes.add('subscription');
  expect(asked(4)).toContain('Ada Demo, Kim Lee, Sam Ray, or another admin can change');
});

test('without an admin, or without data, they write to us', () => {
  expect(way(inTeam, 'ultimate_team')).toContain('mailto:hello@plaudit.example?subject=Ultimate%20Team');
  expect(way(free, 'pro_team', null)).toContain('subject=Pro%20Team%20plan&amp;body=');
});
