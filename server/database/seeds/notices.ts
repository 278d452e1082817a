import { reviewsUrl } from '#common/urls.ts';
import type { World } from './world.ts';

/** How many of the latest happenings each demo account was told about, and how many of them are unread. */
const told = { reviews: 14, bounces: 3, unread: 4 };

/** What the demo's recruiters were told: their latest reviews, and invitations that bounced. */
export function addNotices(world: World): void {
  const { rows, dice } = world;
  const owners = new Map(rows.recruiters.flatMap(({ id, user_id }) => (user_id ? [[id, user_id]] : [])));
  const demo = new Set(rows.users.flatMap(({ id, email }) => (email.endsWith('@demo.example') ? [id] : [])));
  const newestFirst = (a: Happened, b: Happened) => b.at.localeCompare(a.at);
  const ofUser = new Map<string, Happened[]>();
  const add = (recruiterId: string, happened: Happened) => {
    const userId = owners.get(recruiterId);
    if (userId && demo.has(userId)) ofUser.set(userId, [...(ofUser.get(userId) ?? []), happened]);
  };
  for (const { id, recruiter_id, publication, published_at } of rows.reviews)
    if (publication === 'published' && published_at)
      add(recruiter_id, {
        kind: 'reviewPublished',
        at: iso(published_at),
        review_id: id,
        invitation_id: null,
        path: reviewsUrl('publishedNotReplied', { open: `Review:${id}` }),
      });
  for (const { id, recruiter_id, state, sent_at } of rows.invitations)
    if (state === 'bounced' && sent_at)
      add(recruiter_id, {
        kind: 'invitationBounced',
        at: iso(sent_at),
        review_id: null,
        invitation_id: id,
        path: reviewsUrl('requested', { open: `Invitation:${id}` }),
      });
  for (const [user_id, all] of ofUser) {
    const chosen = [
      ...all
        .filter(({ kind }) => kind === 'reviewPublished')
        .toSorted(newestFirst)
        .slice(0, told.reviews),
      ...all
        .filter(({ kind }) => kind === 'invitationBounced')
        .toSorted(newestFirst)
        .slice(0, told.bounces),
    ].toSorted(newestFirst);
    for (const [place, { at, ...happened }] of chosen.entries())
      rows.notices.push({
        id: dice.id(new Date(at)),
        user_id,
        ...happened,
        about: null,
        at: new Date(at),
        read_at: place < told.unread ? null : new Date(at),
        digest: null,
      });
  }
}

interface Happened {
  kind: 'reviewPublished' | 'invitationBounced';
  /** ISO text. */
  at: string;
  review_id: string | null;
  invitation_id: string | null;
  path: string;
}

const iso = (moment: Date | string) => new Date(moment).toISOString();
