import { profileLimits, textLimits } from '#common/limits.ts';
import type { DemoRecruiter, World } from './world.ts';

/** The longest possible name, with text that breaks layouts. */
const surname = 'Te Whetū-Featherstonehaugh von und zu Hohenlohe-Langenburg-Schillingsfürst';

/** Gives one recruiter with many reviews the longest name, and their newest reviews the longest texts. */
export function lengthenOne({ rows }: World, recruiters: readonly DemoRecruiter[]): void {
  const [one] = recruiters
    .filter(({ agency, userId }) => agency.slug === 'tui-talent-works' && userId)
    .sort((a, b) => b.reviewCount - a.reviewCount);
  const row = rows.recruiters.find(({ id }) => id === one?.id);
  const user = rows.users.find(({ id }) => id === one?.userId);
  if (!one || !row || !user) return;
  row.name = `${one.firstName} ${surname}`.slice(0, profileLimits.name).trim();
  user.name = row.name;
  const reviews = rows.reviews
    .filter(({ recruiter_id: id }) => id === one.id)
    .sort((a, b) => Number(new Date(b.submitted_at!)) - Number(new Date(a.submitted_at!)));
  for (const [place, review] of reviews.slice(0, 3).entries()) {
    const others = reviews.slice(3).map(({ body }) => body);
    review.body = longest([review.body, ...others.slice(place * 7), ...others]);
  }
}

/** Whole texts in a row, as many as fit into a review. */
function longest(texts: readonly string[]): string {
  return texts.reduce((all, text) => {
    const longer = `${all}\n\n${text}`;
    return longer.length <= textLimits.reviewBody.max ? longer : all;
  });
}
