import { type PostShape, postShapeNames } from '#common/posts/posts.ts';
import { standardJobSettings, standardReviewSettings } from '#common/posts/settings.ts';
import { quotation } from '#common/reviews/quotation.ts';
import type { Row } from './rows.ts';
import type { World } from './world.ts';

/** Posts of the recruiter with the ultimate plan and of the freelancer: about reviews and jobs, made and in work. */
export function addPosts(world: World): void {
  addFor(world, 'ultimate_team@demo.example', ['wide', 'square', 'story']);
  addFor(world, 'recruiter_freelancer@demo.example', ['wide']);
}

function addFor(world: World, email: string, shapes: readonly PostShape[]): void {
  const { rows, dice } = world;
  const user = rows.users.find((one) => one.email === email)!;
  const recruiter = rows.recruiters.find(({ user_id }) => user_id === user.id)!;
  const reviews = rows.reviews
    .filter((one) => one.recruiter_id === recruiter.id && one.publication === 'published' && Number(one.level) >= 2)
    .slice(0, shapes.length);
  let made = shapes.length * 10;
  const looks = Object.values(standardReviewSettings);
  const add = (daysAgo: number, post: object) => {
    const at = world.daysAgo(daysAgo);
    rows.posts.push({
      ...{
        id: dice.id(at),
        recruiter_id: recruiter.id!,
        key: `demo-post-${String(++made).padStart(12, '0')}`,
        shape: 'wide',
        state: 'made',
      },
      ...{ created_by: user.id!, created_at: at, updated_at: at, ...noTexts },
      ...(post as Pick<Row<'posts'>, 'kind' | 'settings' | 'agency_id'>),
    });
  };
  for (const [at, review] of reviews.entries())
    add(20 - at * 6, {
      ...{
        kind: 'review',
        agency_id: review.agency_id,
        review_id: review.id,
        review_version: review.content_version ?? 1,
      },
      ...{ shape: postShapeNames[at], settings: looks[at], quote: quotation(review.body, 240) },
      text: 'Thank you for the kind words.',
    });
  const job = { kind: 'job', agency_id: recruiter.agency_id };
  add(3, {
    ...{ ...job, settings: standardJobSettings['001'], title: 'Site engineer' },
    ...{ subtitle: 'A$130,000 to A$150,000 plus car', location: 'Sydney, Australia' },
    ...{
      description: 'Lead the structural work on a hospital. Four days on site, one at home.',
      link: 'https://jobs.example/site-engineer',
    },
    text: 'We are looking for a site engineer in Sydney.',
  });
  add(1, { ...job, state: 'draft', settings: standardJobSettings['002'], title: 'Payroll officer' });
}

/** All rows name the same columns. */
const noTexts = {
  ...{ review_id: null, review_version: null, quote: null, title: null, subtitle: null, description: null },
  ...{ location: null, text: null, link: null },
};
