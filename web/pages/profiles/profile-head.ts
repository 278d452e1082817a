import { formatCount, formatScore } from '#common/formats.ts';
import { recruiterUrl } from '#common/urls.ts';
import type { PageHead } from '#web/kit/page.ts';

/** What the document's head says of a recruiter. */
interface ProfileFacts {
  readonly slug: string;
  readonly name: string;
  readonly headline: string;
  readonly location: string;
  readonly reviewCount: number;
  readonly publishedCount: number;
  readonly score: number;
  readonly agency: { readonly name: string };
}

/** Title, description and a JSON-LD `Person`. No stars in it: search engines take ratings of firms only. */
export function profileHead({ slug, name, headline, agency, location, ...figures }: ProfileFacts): PageHead {
  return {
    title: `${name}, ${agency.name}: reviews`,
    description: [headline, ratingOf(figures)].filter(Boolean).join(' · '),
    canonical: recruiterUrl(slug),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name,
      jobTitle: 'Recruiter',
      ...(headline && { description: headline }),
      ...(location && { workLocation: { '@type': 'Place', name: location } }),
      worksFor: { '@type': 'Organization', name: agency.name },
    },
  };
}

function ratingOf({
  score,
  reviewCount,
  publishedCount,
}: Pick<ProfileFacts, 'score' | 'reviewCount' | 'publishedCount'>) {
  if (publishedCount === 0) return 'No reviews yet';
  const reviews = `${formatCount(publishedCount, 'review')} by people who were placed, and their employers`;
  return reviewCount > 0 ? `Score ${formatScore(score)} of 5, ${reviews}` : reviews;
}
