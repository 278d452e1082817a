import { formatCount, formatScore, formatScoreExactly } from '#common/formats.ts';
import { profileUrl } from '#common/urls.ts';
import { thing } from '#web/kit/linked-data.ts';
import type { PageAddress, PageHead } from '#web/kit/page.ts';
import { profileHead } from './profile-head.ts';

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

/** A JSON-LD `EmploymentAgency` with the plain average and count that the page shows. */
export function agencyHead(agency: AgencyFacts, address?: PageAddress): PageHead {
  const { slug, name, location, country, description, logoUrl, coverUrl, pageVersion, figures } = agency;
  const { score, average, reviewCount } = figures;
  const rating =
    reviewCount > 0
      ? `Score ${formatScore(score)} of 5, ${formatCount(reviewCount, 'review')} tied to placements`
      : 'No counted reviews yet';
  const at = { kind: 'agency', slug } as const;
  return profileHead(at, address, {
    name,
    title: `${name}: reviews of its recruiters`,
    description: [rating, location],
    versions: [pageVersion, figures.pageVersion],
    words: `${name}. ${rating}`,
    thing: (located) =>
      thing('EmploymentAgency', {
        name,
        url: located(profileUrl(at)),
        description,
        logo: logoUrl && located(logoUrl),
        image: coverUrl ? located(coverUrl) : logoUrl && located(logoUrl),
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
  });
}
