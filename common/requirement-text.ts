import type { Requirement } from './roles.ts';

/** A requirement in words, for developers and the lists of routes: 'recruiter but not pro_team, or recruiter_admin'. */
export function requirementText(requirement: Requirement): string {
  const wanted = typeof requirement === 'string' ? [requirement] : (requirement ?? []);
  const isGroups = wanted.some((one) => typeof one !== 'string');
  const texts = wanted.map((one) => {
    if (typeof one === 'string') return one;
    const excluded = one.exclude?.length ? ` but not ${one.exclude.join(' or ')}` : '';
    return `${(one.include ?? []).join(' and ')}${excluded}`;
  });
  return texts.join(isGroups ? ', or ' : ' and ');
}
