import { type NameDisplay, reviewerName } from '#common/reviews/display.ts';
import type { World } from './world.ts';

/** How many reviews the demo's hiring user gave, each of another recruiter. */
const given = 4;

/** Some reviews by employers who came by the open link are the hiring user's own. */
export function addGiven({ rows }: World): void {
  const user = rows.users.find(({ email }) => email === 'user@demo.example')!;
  const found = rows.reviews
    .filter(({ reviewer_type, level }) => reviewer_type === 'employer' && level === 1)
    .sort((a, b) => new Date(b.submitted_at).getTime() - new Date(a.submitted_at).getTime());
  const recruiters = new Set<string>();
  for (const review of found) {
    if (recruiters.size === given) return;
    if (recruiters.has(review.recruiter_id)) continue;
    recruiters.add(review.recruiter_id);
    review.reviewer_email = user.email;
    review.reviewer_name = user.name;
    const nameDisplay = review.name_display as NameDisplay;
    review.shown_name = reviewerName({ name: user.name, nameDisplay, audience: 'employer', jobTitle: null });
  }
}
