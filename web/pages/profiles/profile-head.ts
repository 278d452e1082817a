import { formatCount, formatScore, formatScoreExactly } from '#common/formats.ts';
import { type ProfileAddress, pictureUrl, profileUrl, searchUrl } from '#common/urls.ts';
import { breadcrumbList, thing } from '#web/kit/linked-data.ts';
import type { Located, PageAddress, PageHead, StructuredData } from '#web/kit/page.ts';

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
  return headOf(at, address, {
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

/** What the document's head says of an agency. */
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
      ? `Score ${formatScore(score)} of 5, ${formatCount(reviewCount, 'review')} bound to placements`
      : 'No counted reviews yet';
  const at = { kind: 'agency', slug } as const;
  return headOf(at, address, {
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

interface HeadParts {
  readonly name: string;
  readonly title: string;
  readonly description: readonly string[];
  /** Of what the picture shows. */
  readonly versions: readonly string[];
  readonly words: string;
  readonly thing: (at: Located) => StructuredData;
}

/**
 * Title, description and picture. Narrowed and sorted lists count as the profile itself; the further parts of its lists
 * are not kept by search engines.
 */
function headOf(at: ProfileAddress, address: PageAddress | undefined, parts: HeadParts): PageHead {
  const { name, title, description, versions, words } = parts;
  return {
    title,
    description: description.filter(Boolean).join(' · '),
    canonical: profileUrl(at),
    isHidden: Boolean(address?.query.after || address?.query.recruiters),
    picture: { path: pictureUrl(at.kind, at.slug, versions), words },
    structuredData: (located) => [
      parts.thing(located),
      breadcrumbList(located, [
        { label: 'Recruiters', path: searchUrl() },
        { label: name, path: profileUrl(at) },
      ]),
    ],
  };
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
  return `Score ${formatScore(score)} of 5, ${reviews} by people who were placed, and their employers`;
}
