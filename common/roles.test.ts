import { describe, expect, test } from 'vitest';
import { anyOf, meets, permissionsOf, type Requirement, roleName, roles } from './roles.ts';

const held = (...names: string[]): string[] => names.map(roleName);

describe('names', () => {
  test('a role is upper-cased and prefixed', () => {
    expect(roleName('recruiter_admin')).toBe('ROLE_RECRUITER_ADMIN');
  });

  test('no role is UNKNOWN', () => {
    expect([roleName(), roleName(''), roleName(null)]).toEqual(['UNKNOWN', 'UNKNOWN', 'UNKNOWN']);
  });

  test('the ten roles of the table exist', () => {
    expect([...roles].sort()).toEqual([
      'admin',
      'pro_individual',
      'pro_team',
      'recruiter',
      'recruiter_admin',
      'recruiter_freelancer',
      'super_admin',
      'ultimate_team',
      'user',
      'user_admin',
    ]);
  });
});

describe('permissions', () => {
  test('a freelancer may view widgets only', () => {
    expect(permissionsOf(['recruiter_freelancer'])).toEqual(['widget_view']);
  });

  test('an agency admin edits the agency and invites', () => {
    expect(permissionsOf(['ROLE_RECRUITER_ADMIN'])).toEqual([
      'agency_edit',
      'recruiter_invite',
      'recruiter_user_invite',
      'recruiter_user_list',
      'widget_view',
    ]);
  });

  test('the team plans include those below them', () => {
    const team = permissionsOf(['pro_team']);
    expect(team).toEqual(expect.arrayContaining(permissionsOf(['pro_individual'])));
    expect(team).toContain('pro_team');
    expect(team).not.toContain('nps_view');
    const ultimate = permissionsOf(['ultimate_team']);
    expect(ultimate).toEqual(expect.arrayContaining([...team, 'ultimate_team', 'nps_view', 'nps_request']));
  });

  test('the individual plan replies and makes statements, but manages nobody', () => {
    const own = permissionsOf(['pro_individual']);
    expect(own).toHaveLength(13);
    expect(own).toEqual(expect.arrayContaining(['review_reply', 'capability_statements_create', 'company_share']));
    expect(own).not.toContain('pro_individual');
    expect(own).not.toContain('team_view');
  });

  test("a recruiter lists their own jobs, not a company's", () => {
    const own = permissionsOf(['recruiter']);
    expect(own).toHaveLength(24);
    expect(own).toEqual(expect.arrayContaining(['marketplace_job_list', 'job_list_mine', 'dashboard', 'logged']));
    expect(own).not.toContain('job_list');
  });

  test('a company user edits jobs, but only its admin deletes them', () => {
    expect(permissionsOf(['user'])).toHaveLength(25);
    expect(permissionsOf(['user'])).not.toContain('job_delete');
    expect(permissionsOf(['user', 'user_admin'])).toContain('job_delete');
  });

  test('staff have both sides, each permission once', () => {
    const staff = permissionsOf(['admin']);
    expect(new Set(staff)).toEqual(new Set(permissionsOf(['recruiter', 'user'])));
    expect(new Set(staff).size).toBe(staff.length);
    expect(new Set(permissionsOf(['super_admin']))).toEqual(new Set(staff));
  });

  test('an unknown role has no permissions, not even under a name that objects inherit', () => {
    expect(permissionsOf(['ROLE_PIRATE', 'UNKNOWN', 'constructor', '__proto__'])).toEqual([]);
  });
});

describe('the check', () => {
  test.each<[string, Requirement]>([
    ['undefined', undefined],
    ['an empty list', []],
  ])('%s passes, for strangers too', (_, requirement) => {
    expect(meets(null, requirement)).toBe(true);
    expect(meets([], requirement)).toBe(true);
  });

  test('a super admin passes everything, even what excludes them', () => {
    expect(meets(held('super_admin'), [{ exclude: ['super_admin'] }])).toBe(true);
    expect(meets(held('super_admin'), ['nps_view', 'review_reply'])).toBe(true);
    expect(meets(held('admin'), 'nps_view')).toBe(false);
  });

  test("every signed-in user holds 'anyone', a stranger does not", () => {
    expect(meets([], 'anyone')).toBe(true);
    expect(meets(null, 'anyone')).toBe(false);
  });

  test('a list requires all, or any if asked to', () => {
    expect(meets(held('recruiter'), ['recruiter', 'recruiter_admin'])).toBe(false);
    expect(meets(held('recruiter'), ['recruiter', 'recruiter_admin'], { any: true })).toBe(true);
    expect(meets(held('user'), ['recruiter', 'recruiter_admin'], { any: true })).toBe(false);
  });

  test('requirements name permissions as well as roles', () => {
    expect(meets(held('recruiter'), ['recruiter', 'review_list'])).toBe(true);
    expect(meets(held('user'), 'review_list')).toBe(false);
  });

  test('a group needs all of include and none of exclude; one group is enough', () => {
    const subscription: Requirement = [
      { include: ['recruiter'], exclude: ['recruiter_admin', 'pro_team'] },
      { include: ['recruiter_admin'] },
    ];
    expect(meets(held('recruiter'), subscription)).toBe(true);
    expect(meets(held('recruiter', 'pro_individual'), subscription)).toBe(true);
    expect(meets(held('recruiter', 'pro_team'), subscription)).toBe(false);
    expect(meets(held('recruiter', 'ultimate_team'), subscription)).toBe(false);
    expect(meets(held('recruiter', 'pro_team', 'recruiter_admin'), subscription)).toBe(true);
    expect(meets(held('user'), subscription)).toBe(false);
  });

  test('anyOf makes one group for each name', () => {
    expect(meets(held('recruiter_admin'), anyOf('recruiter_admin', 'nps_view'))).toBe(true);
    expect(meets(held('ultimate_team'), anyOf('recruiter_admin', 'nps_view'))).toBe(true);
    expect(meets(held('pro_team'), anyOf('recruiter_admin', 'nps_view'))).toBe(false);
  });
});
