import { daysAfter, type World } from './world.ts';

/** How many of its latest reviews each demo account passed on. */
const sharedReviews = 6;

/** What the demo's recruiters passed on of their reviews, by link and as copied text, and how often the links were opened. */
export function addShares(world: World): void {
  const { rows, dice, now } = world;
  const demo = new Set(rows.users.flatMap(({ id, email }) => (email.endsWith('@demo.example') ? [id] : [])));
  for (const { id: recruiter_id, user_id } of rows.recruiters) {
    if (!user_id || !demo.has(user_id)) continue;
    const latest = rows.reviews
      .filter(
        (review) => review.recruiter_id === recruiter_id && review.publication === 'published' && !review.is_hidden,
      )
      .toSorted((a, b) => millis(b.published_at) - millis(a.published_at))
      .slice(0, sharedReviews);
    for (const [place, { id: review_id, agency_id, published_at }] of latest.entries()) {
      const first = new Date(
        Math.min(daysAfter(new Date(published_at!), dice.between(0.1, 4)).getTime(), now.getTime()),
      );
      const times = dice.whole(1, 3);
      const last = new Date(Math.min(daysAfter(first, times - 1).getTime(), now.getTime()));
      const id = dice.id(first);
      const channel = place % 3 === 2 ? 'text' : 'link';
      rows.review_shares.push({
        id,
        agency_id,
        recruiter_id,
        review_id,
        channel,
        shared_by: user_id,
        key: id.replaceAll('-', '').slice(-12),
        times,
        seen: channel === 'link' ? dice.whole(2, 40) : 0,
        first_shared_at: first,
        shared_at: last,
      });
    }
  }
}

const millis = (time: Date | string | null | undefined) => new Date(time!).getTime();
