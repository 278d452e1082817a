import { pictureUrl, recruiterUrl, reviewUrl, searchUrl } from '#common/urls.ts';
import { breadcrumbList } from '#web/kit/linked-data.ts';
import type { PageHead } from '#web/kit/page.ts';

/** The facts about a review that the document's head needs. */
interface ReviewFacts {
  readonly title: string;
  readonly body: string;
}

/** The facts about the reviewed recruiter. */
interface ReviewedFacts {
  readonly slug: string;
  readonly name: string;
  readonly pageVersion: string;
  readonly agency: { readonly name: string; readonly pageVersion: string };
}

/**
 * Title, description, picture and breadcrumb. There is no JSON-LD `Review`: search engines accept none of a person, and
 * none without stars.
 */
export function reviewHead(review: ReviewFacts, recruiter: ReviewedFacts, key: string): PageHead {
  const { title, body } = review;
  const { slug, name, agency, pageVersion } = recruiter;
  return {
    title: `${title}: review of ${name}`,
    description: shortened(body),
    canonical: reviewUrl(key),
    picture: {
      path: pictureUrl('review', key, [pageVersion, agency.pageVersion]),
      words: `Review of ${name}, ${agency.name}: ${title}`,
    },
    structuredData: (at) =>
      breadcrumbList(at, [
        { label: 'Recruiters', path: searchUrl() },
        { label: name, path: recruiterUrl(slug) },
        { label: 'Review', path: reviewUrl(key) },
      ]),
  };
}

/** As much text as search engines show, cut at a whole word and never inside a character. */
function shortened(text: string): string {
  const signs = [...text];
  return signs.length > 160
    ? `${signs
        .slice(0, 160)
        .join('')
        .replace(/\s+\S*$/, '')}…`
    : text;
}
