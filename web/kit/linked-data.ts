import { productName } from '#common/product.ts';
import { searchUrl } from '#common/urls.ts';
import type { Located, StructuredData } from './page.ts';

const context = 'https://schema.org';

/** A thing as schema.org describes it; what is undefined, null or empty is left out. */
export function thing(type: string, facts: StructuredData): StructuredData {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return { '@context': context, '@type': type, ...Object.fromEntries(known) };
}

/** The way to a page, as its breadcrumb shows it. */
export function breadcrumbList(at: Located, steps: readonly { label: string; path: string }[]): StructuredData {
  return thing('BreadcrumbList', {
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: at(path),
    })),
  });
}

/** What the site is called, and how it is searched. */
export function webSite(at: Located): StructuredData {
  return thing('WebSite', {
    name: productName,
    url: at('/'),
    potentialAction: {
      '@type': 'SearchAction',
      // The placeholder stands as it is: what is put in its place is encoded by who searches.
      target: { '@type': 'EntryPoint', urlTemplate: `${at(searchUrl())}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}
