import type { World } from './world.ts';

/** How emails went with somebody: sent, received, conversations both ways, words of a placement, days since the last. */
const correspondences = [
  { sent: 9, received: 7, twoWay: 3, words: 4, lastAgo: 2, state: 'suggested' },
  { sent: 4, received: 5, twoWay: 2, words: 2, lastAgo: 6, state: 'suggested' },
  { sent: 3, received: 1, twoWay: 1, words: 0, lastAgo: 15, state: 'suggested' },
  { sent: 1, received: 0, twoWay: 0, words: 1, lastAgo: 31, state: 'suggested' },
  { sent: 0, received: 2, twoWay: 0, words: 0, lastAgo: 48, state: 'suggested' },
  { sent: 2, received: 2, twoWay: 1, words: 0, lastAgo: 70, state: 'dismissed' },
] as const;

/** People whom copies of emails named, for an agency's admin and a recruiter, and a domain that their agency excludes. */
export function addFoundPeople(world: World): void {
  const { rows, dice } = world;
  for (const login of ['recruiter_admin@demo.example', 'pro_individual@demo.example']) {
    const user = rows.users.find(({ email }) => email === login);
    const recruiter = rows.recruiters.find(({ user_id }) => user_id === user?.id);
    if (!recruiter) continue;
    const { agency_id, id: recruiter_id } = recruiter;
    for (const [place, { sent, received, twoWay, words, lastAgo, state }] of correspondences.entries()) {
      const isCandidate = place % 2 === 0;
      const { name, email } = world.newPerson(isCandidate ? 'mail.example' : 'employer.example');
      const created_at = world.daysAgo(lastAgo);
      rows.found_people.push({
        ...{ id: dice.id(created_at), agency_id, recruiter_id, name, email, state, created_at },
        ...{ sent_count: sent, received_count: received, copy_count: sent + received, word_score: words },
        ...{ thread_count: Math.max(1, twoWay), two_way_count: twoWay },
        ...{
          guess: isCandidate ? 'candidate' : 'employer',
          first_at: world.daysAgo(lastAgo + 60),
          last_at: created_at,
        },
      });
    }
    if (rows.mail_exclusions.some((one) => one.agency_id === agency_id)) continue;
    const created_at = world.daysAgo(20);
    rows.mail_exclusions.push({
      ...{ id: dice.id(created_at), agency_id, kind: 'domain', value: 'supplier.example', created_at },
    });
  }
}
