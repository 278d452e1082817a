import { formatCount, formatScore } from '#common/formats.ts';
import { pictureUrl, recruiterUrl, searchUrl } from '#common/urls.ts';
import { breadcrumbList, thing } from '#web/kit/linked-data.ts';
import type { PageAddress, PageHead } from '#web/kit/page.ts';

/** The facts about a recruiter that the document's head needs. */
interface ProfileFacts {
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

/**
 * Title, description, picture, and a JSON-LD `Person` without stars: search engines accept ratings for organisations
 * only. Filtered and sorted lists have the profile as canonical; later pages of the list are hidden from search
 * engines.
 */
export function profileHead(recruiter: ProfileFacts, address?: PageAddress): PageHead {
  const { slug, name, headline, agency, location, pageVersion, ...figures } = recruiter;
  const rating = ratingOf(figures);
  return {
    title: `${name}, ${agency.name}: reviews`,
    description: [headline, rating].filter(Boolean).join(' · '),
    canonical: recruiterUrl(slug),
    isHidden: Boolean(address?.query.after),
    picture: {
      path: pictureUrl('recruiter', slug, [pageVersion, agency.pageVersion]),
      words: `${name}, ${agency.name}. ${rating}`,
    },
    structuredData: (at) => [
      thing('Person', {
        name,
        url: at(recruiterUrl(slug)),
        jobTitle: 'Recruiter',
        description: headline,
        image: recruiter.photoUrl && at(recruiter.photoUrl),
        workLocation: location && { '@type': 'Place', name: location },
        worksFor: { '@type': 'Organization', name: agency.name },
      }),
      breadcrumbList(at, [
        { label: 'Recruiters', path: searchUrl() },
        { label: name, path: recruiterUrl(slug) },
      ]),
    ],
  };
}

/** The score covers reviews by placed people and their employers; others are counted separately. */
function ratingOf({
  score,
  reviewCount,
  publishedCount,
}: Pick<ProfileFacts, 'score' | 'reviewCount' | 'publishedCount'>) {
  if (publishedCount === 0) return 'No reviews yet';
  if (reviewCount === 0) return formatCount(publishedCount, 'review');
  const reviews = formatCount(reviewCount, 'review');
  return `Score ${formatScore(score)} of 5, ${reviews} by people who were placed, and their employers`;
}
