import { formatCount, formatScore, formatScoreExactly } from '#common/formats.ts';
import { agencyUrl, pictureUrl, searchUrl } from '#common/urls.ts';
import { breadcrumbList, thing } from '#web/kit/linked-data.ts';
import type { PageAddress, PageHead } from '#web/kit/page.ts';

/** The facts about an agency that its document's head needs. */
interface AgencyFacts {
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly country: string;
  readonly description: string;
  readonly logoUrl?: string | null | undefined;
  readonly coverUrl?: string | null | undefined;
  readonly pageVersion: string;
  readonly figures: {
    readonly score: number;
    readonly average: number | null | undefined;
    readonly reviewCount: number;
    readonly pageVersion: string;
  };
}

/**
 * Title, description, picture, and a JSON-LD `EmploymentAgency` with the plain average and count that the page shows.
 * Later pages of its lists are hidden from search engines.
 */
export function agencyHead(agency: AgencyFacts, address?: PageAddress): PageHead {
  const { slug, name, location, country, description, logoUrl, coverUrl, pageVersion, figures } = agency;
  const { score, average, reviewCount } = figures;
  const rating =
    reviewCount > 0
      ? `Score ${formatScore(score)} of 5, ${formatCount(reviewCount, 'review')} bound to placements`
      : 'No counted reviews yet';
  return {
    title: `${name}: reviews of its recruiters`,
    description: [rating, location].filter(Boolean).join(' · '),
    canonical: agencyUrl(slug),
    isHidden: Boolean(address?.query.after || address?.query.recruiters),
    picture: { path: pictureUrl('agency', slug, [pageVersion, figures.pageVersion]), words: `${name}. ${rating}` },
    structuredData: (at) => [
      thing('EmploymentAgency', {
        name,
        url: at(agencyUrl(slug)),
        description,
        logo: logoUrl && at(logoUrl),
        image: coverUrl ? at(coverUrl) : logoUrl && at(logoUrl),
        address: {
          '@type': 'PostalAddress',
          ...(location && { addressLocality: location }),
          addressCountry: country,
        },
        aggregateRating:
          reviewCount > 0
            ? {
                '@type': 'AggregateRating',
                ratingValue: formatScoreExactly(average ?? null),
                reviewCount,
                bestRating: 5,
                worstRating: 1,
              }
            : undefined,
      }),
      breadcrumbList(at, [
        { label: 'Recruiters', path: searchUrl() },
        { label: name, path: agencyUrl(slug) },
      ]),
    ],
  };
}
