import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { planThatOpens } from '#common/plans.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/use-session.ts';
import { Allowed, type AllowedProps } from './Allowed.tsx';
import { openDeveloperSwitch, rolesToCheck, toggleDeveloperFeature } from './developer.ts';

const stored = new Map<string, string>();
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => {
  stored.clear();
  openDeveloperSwitch('production', store);
});

/** What a stranger sees: rendered as on the server, where nobody is signed in. */
function shown(props: Omit<AllowedProps, 'children' | 'fallback'>): string {
  const session = new Session({ store, fetch, lock: (task) => task() });
  return renderToStaticMarkup(
    <SessionContext value={session}>
      <Allowed {...props} fallback="closed">
        open
      </Allowed>
    </SessionContext>,
  );
}

test('the gate is open when nothing is required, and closed to strangers when something is', () => {
  expect([shown({}), shown({ requirement: [] })]).toEqual(['open', 'open']);
  expect([shown({ requirement: 'anyone' }), shown({ requirement: ['recruiter', 'user'], any: true })]).toEqual([
    'closed',
    'closed',
  ]);
});

test('with `noUser` the gate is open to strangers, whatever is required', () => {
  expect(shown({ noUser: true, requirement: 'super_admin' })).toBe('open');
});

test("a developer's switch is kept in this browser and makes everybody a super admin there", () => {
  openDeveloperSwitch('local', store);
  expect(rolesToCheck(['ROLE_USER'])).toEqual(['ROLE_USER']);
  toggleDeveloperFeature('ignore-permissions');
  expect(rolesToCheck(['ROLE_USER'])).toEqual(['ROLE_USER', 'ROLE_SUPER_ADMIN']);
  expect(stored.get('plaudit.developer-features')).toBe('["ignore-permissions"]');
  openDeveloperSwitch('dev', store);
  expect(rolesToCheck([])).toEqual(['ROLE_SUPER_ADMIN']);
  toggleDeveloperFeature('ignore-permissions');
  expect(rolesToCheck([])).toEqual([]);
});

test.each(['staging', 'production'] as const)('in %s nothing can be switched on, whatever is stored', (environment) => {
  stored.set('plaudit.developer-features', '["ignore-permissions","highlight-permissions"]');
  openDeveloperSwitch(environment, store);
  toggleDeveloperFeature('ignore-permissions');
  expect(rolesToCheck(['ROLE_USER'])).toEqual(['ROLE_USER']);
  expect(stored.get('plaudit.developer-features')).toBe('["ignore-permissions","highlight-permissions"]');
});

test('names the smallest plan that opens a page, and none when a plan would not help', () => {
  const recruiter = ['ROLE_RECRUITER'];
  expect(planThatOpens(recruiter, 'review_reply')).toBe('pro_individual');
  expect(planThatOpens(recruiter, 'leaderboard_view')).toBe('pro_team');
  expect(planThatOpens([...recruiter, 'ROLE_PRO_TEAM'], 'nps_view')).toBe('ultimate_team');
  expect(planThatOpens(recruiter, 'review_list')).toBeUndefined();
  expect(planThatOpens(recruiter, 'super_admin')).toBeUndefined();
  expect(planThatOpens(['ROLE_USER'], 'company_edit')).toBeUndefined();
  expect(planThatOpens(['ROLE_USER'], ['nps_view'])).toBeUndefined();
  expect(planThatOpens(null, 'nps_view')).toBeUndefined();
});
