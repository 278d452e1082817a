import { formatCount, formatScore, formatScoreExactly } from '#common/formats.ts';
import { agencyUrl } from '#common/urls.ts';
import type { PageHead } from '#web/kit/page.ts';

/** What the document's head says of an agency. */
interface AgencyFacts {
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly country: string;
  readonly description: string;
  readonly figures: {
    readonly score: number;
    readonly average: number | null | undefined;
    readonly reviewCount: number;
  };
}

/** Title, description and a JSON-LD `EmploymentAgency` with the plain average and count that the page shows. */
export function agencyHead({ slug, name, location, country, description, figures }: AgencyFacts): PageHead {
  const { score, average, reviewCount } = figures;
  const rating = `Score ${formatScore(score)} of 5, ${formatCount(reviewCount, 'review')} bound to placements`;
  return {
    title: `${name}: reviews of its recruiters`,
    description: [reviewCount > 0 ? rating : 'No counted reviews yet', location].filter(Boolean).join(' · '),
    canonical: agencyUrl(slug),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'EmploymentAgency',
      name,
      ...(description && { description }),
      address: {
        '@type': 'PostalAddress',
        ...(location && { addressLocality: location }),
        addressCountry: country,
      },
      ...(reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: formatScoreExactly(average ?? null),
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    },
  };
}
