import { type ProfileAddress, pictureUrl, profileUrl, searchUrl } from '#common/urls.ts';
import { breadcrumbList } from '#web/kit/linked-data.ts';
import type { Located, PageAddress, PageHead, StructuredData } from '#web/kit/page.ts';

/** What differs between the heads of recruiters and agencies. */
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
 * Title, description and picture. Filtered and sorted lists have the profile as canonical; later pages of the lists are
 * hidden from search engines.
 */
export function profileHead(at: ProfileAddress, address: PageAddress | undefined, parts: HeadParts): PageHead {
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
