import { describe, expect, test } from 'vitest';
import { type Role, roleName } from '../roles.ts';
import type { Allowed, Viewer } from '../viewer.ts';
import { canInvite, canReplyToReview, canSeeReviewWork, canShowCompany } from './rules.ts';
import { publicationStates } from './states.ts';

const subject = { recruiterId: 'dana', agencyId: 'acme' };
const review = { ...subject, publication: 'published' } as const;

function viewer(own: Partial<Viewer>, ...roles: Role[]): Viewer {
  const nobody = {
    userId: 'u',
    approved: true,
    recruiterId: null,
    agencyId: null,
    companyId: null,
    ledRecruiterIds: [],
  };
  return { ...nobody, ...own, roles: roles.map(roleName) };
}

const said = (answer: Allowed): string => (answer.ok ? 'ok' : answer.reason);

const herself = { recruiterId: 'dana', agencyId: 'acme' };
const colleague = { recruiterId: 'lee', agencyId: 'acme' };
const elsewhere = { recruiterId: 'kim', agencyId: 'other' };

describe('inviting to review', () => {
  test.each<[string, Viewer | null, string]>([
    ['nobody', null, 'signed_out'],
    ['the recruiter', viewer(herself, 'recruiter'), 'ok'],
    ['a colleague', viewer(colleague, 'recruiter', 'pro_team'), 'not_yours'],
    ['the lead of their team', viewer({ ...colleague, ledRecruiterIds: ['dana'] }, 'recruiter', 'pro_team'), 'ok'],
    ['a former lead, now elsewhere', viewer({ ...elsewhere, ledRecruiterIds: ['dana'] }, 'recruiter'), 'not_yours'],
    ['the admin of the agency', viewer(colleague, 'recruiter', 'recruiter_admin'), 'ok'],
    ['the admin of another agency', viewer(elsewhere, 'recruiter', 'recruiter_admin'), 'not_yours'],
    ['a company user', viewer({ companyId: 'c' }, 'user', 'user_admin'), 'permission'],
    ['staff', viewer({}, 'admin'), 'staff_read_only'],
    ['a super admin', viewer({}, 'super_admin'), 'not_yours'],
  ])('%s', (_, who, expected) => {
    expect(said(canInvite(who, subject))).toBe(expected);
  });

  test('without an agency nobody is its admin', () => {
    const homeless = viewer({ recruiterId: 'lee' }, 'recruiter', 'recruiter_admin');
    expect(said(canInvite(homeless, { recruiterId: 'dana', agencyId: null }))).toBe('not_yours');
  });
});

describe('replying', () => {
  test.each<[string, Viewer | null, string]>([
    ['nobody', null, 'signed_out'],
    ['the recruiter on a paid plan', viewer(herself, 'recruiter', 'pro_individual'), 'ok'],
    ['the recruiter on a free plan', viewer(herself, 'recruiter'), 'permission'],
    ['a colleague on a paid plan', viewer(colleague, 'recruiter', 'pro_team'), 'not_yours'],
    ['the admin of a paying agency', viewer(colleague, 'recruiter', 'recruiter_admin', 'pro_team'), 'ok'],
    ['the admin of a free agency', viewer(colleague, 'recruiter', 'recruiter_admin'), 'permission'],
    ['the admin of another agency', viewer(elsewhere, 'recruiter_admin', 'ultimate_team'), 'not_yours'],
    ['staff', viewer({}, 'admin'), 'staff_read_only'],
    ['a super admin', viewer({}, 'super_admin'), 'not_yours'],
  ])('%s', (_, who, expected) => {
    expect(said(canReplyToReview(who, review))).toBe(expected);
  });

  test('is for public reviews', () => {
    const dana = viewer(herself, 'recruiter', 'pro_individual');
    const answers = publicationStates.map((publication) => said(canReplyToReview(dana, { ...review, publication })));
    expect(answers).toEqual(['state', 'ok', 'ok', 'state', 'state']);
  });
});

describe('hiding and showing the company', () => {
  test.each<[string, Viewer | null, string]>([
    ['nobody', null, 'signed_out'],
    ['the recruiter on a paid plan', viewer(herself, 'recruiter', 'pro_individual'), 'ok'],
    ['the recruiter on a free plan', viewer(herself, 'recruiter'), 'permission'],
    ['a colleague on a paid plan', viewer(colleague, 'recruiter', 'pro_team'), 'not_yours'],
    ['the admin of a paying agency', viewer(colleague, 'recruiter', 'recruiter_admin', 'pro_team'), 'ok'],
    ['staff', viewer({}, 'admin'), 'staff_read_only'],
  ])('%s', (_, who, expected) => {
    expect(said(canShowCompany(who, subject))).toBe(expected);
  });
});

describe('seeing invitations and unpublished reviews', () => {
  test.each<[string, Viewer | null, string]>([
    ['nobody', null, 'signed_out'],
    ['the recruiter', viewer(herself, 'recruiter'), 'ok'],
    ['a colleague', viewer(colleague, 'recruiter'), 'not_yours'],
    ['the admin of the agency', viewer(colleague, 'recruiter', 'recruiter_admin'), 'ok'],
    ['staff, who read both sides', viewer({}, 'admin'), 'ok'],
    ['a company user', viewer({ companyId: 'c' }, 'user'), 'permission'],
  ])('%s', (_, who, expected) => {
    expect(said(canSeeReviewWork(who, subject))).toBe(expected);
  });
});
