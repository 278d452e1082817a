import { besideEachOther, truncate } from '#common/formats.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import { jobPostUrl } from '#common/urls.ts';
import { thing } from '#web/kit/linked-data.ts';
import type { PageHead, StructuredData } from '#web/kit/page.ts';

/** What the document's head says of a public job. */
interface PublicJobFacts {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly jobType: string | null | undefined;
  readonly country: string;
  readonly location: string | null | undefined;
  readonly currency: string;
  readonly salaryPeriod: string;
  readonly salaryFrom: number | null | undefined;
  readonly salaryTo: number | null | undefined;
  readonly openedAt: string | null | undefined;
  readonly closesAt: string | null | undefined;
  readonly companyName: string;
  readonly companyWebsite: string | null | undefined;
}

/** Title, description, and a JSON-LD `JobPosting` for search engines. */
export function publicJobHead(job: PublicJobFacts): PageHead {
  const { key, title, description, jobType, country, location, companyName, companyWebsite } = job;
  return {
    title: `${title}, ${companyName}`,
    description: besideEachOther([location, jobType && jobTypeLabels[jobType as JobType], truncate(description, 120)]),
    canonical: jobPostUrl(key),
    structuredData: thing('JobPosting', {
      title,
      description: paragraphsOf(description),
      datePosted: job.openedAt,
      validThrough: job.closesAt,
      employmentType: jobType && employmentTypes[jobType as JobType],
      identifier: { '@type': 'PropertyValue', name: companyName, value: key },
      hiringOrganization: {
        '@type': 'Organization',
        name: companyName,
        ...(companyWebsite && { sameAs: companyWebsite }),
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(location && { addressLocality: location }),
          addressCountry: country,
        },
      },
      baseSalary: salaryOf(job),
    }),
  };
}

const employmentTypes: Readonly<Record<JobType, string>> = {
  permanent: 'FULL_TIME',
  temp: 'CONTRACTOR',
  'fixed-term': 'TEMPORARY',
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A plain text as HTML, which search engines read it as. */
const paragraphsOf = (text: string) =>
  text
    .replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');

function salaryOf({
  salaryFrom,
  salaryTo,
  salaryPeriod,
  currency,
}: Pick<PublicJobFacts, 'salaryFrom' | 'salaryTo' | 'salaryPeriod' | 'currency'>): StructuredData | null {
  const [from, to] = [salaryFrom, salaryTo].map((amount) => (amount == null ? undefined : amount / 100));
  if (from === undefined && to === undefined) return null;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(from === to ? { value: from } : { minValue: from, maxValue: to }),
      unitText: salaryPeriod.toUpperCase(),
    },
  };
}
