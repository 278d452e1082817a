import { formatCount, formatScore } from '#common/formats.ts';
import { profileUrl } from '#common/urls.ts';
import { thing } from '#web/kit/linked-data.ts';
import type { PageAddress, PageHead } from '#web/kit/page.ts';
import { profileHead } from './profile-head.ts';

/** What the document's head says of a recruiter. */
interface RecruiterFacts {
  readonly slug: string;
  readonly name: string;
  readonly headline: string;
  readonly location: string;
  readonly photoUrl?: string | null | undefined;
  readonly reviewCount: number;
  readonly publishedCount: number;
  readonly score: number;
  readonly pageVersion: string;
  readonly agency: { readonly name: string; readonly pageVersion: string };
}

/** A JSON-LD `Person` without stars: search engines take ratings of firms only. */
export function recruiterHead(recruiter: RecruiterFacts, address?: PageAddress): PageHead {
  const { slug, name, headline, agency, location, pageVersion, ...figures } = recruiter;
  const rating = ratingOf(figures);
  const at = { kind: 'recruiter', slug } as const;
  return profileHead(at, address, {
    name,
    title: `${name}, ${agency.name}: reviews`,
    description: [headline, rating],
    versions: [pageVersion, agency.pageVersion],
    words: `${name}, ${agency.name}. ${rating}`,
    thing: (located) =>
      thing('Person', {
        name,
        url: located(profileUrl(at)),
        jobTitle: 'Recruiter',
        description: headline,
        image: recruiter.photoUrl && located(recruiter.photoUrl),
        workLocation: location && { '@type': 'Place', name: location },
        worksFor: { '@type': 'Organization', name: agency.name },
      }),
  });
}

/** The score rests on reviews of people who were placed, and their employers; others are counted apart. */
function ratingOf({
  score,
  reviewCount,
  publishedCount,
}: Pick<RecruiterFacts, 'score' | 'reviewCount' | 'publishedCount'>) {
  if (publishedCount === 0) return 'No reviews yet';
  if (reviewCount === 0) return formatCount(publishedCount, 'review');
  const reviews = formatCount(reviewCount, 'review');
  return `Score ${formatScore(score)} of 5, ${reviews} by placed candidates and their employers`;
}
