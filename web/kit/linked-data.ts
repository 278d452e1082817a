import { productName } from '#common/product.ts';
import { searchUrl } from '#common/urls.ts';
import type { Located, StructuredData } from './page.ts';

const context = 'https://schema.org';

/** A schema.org object; undefined, null and empty values are left out. */
export function thing(type: string, facts: StructuredData): StructuredData {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return { '@context': context, '@type': type, ...Object.fromEntries(known) };
}

/** The breadcrumb that leads to a page. */
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

/** The site's name, and how to search it. */
export function webSite(at: Located): StructuredData {
  return thing('WebSite', {
    name: productName,
    url: at('/'),
    potentialAction: {
      '@type': 'SearchAction',
      // Don't encode the placeholder: search engines encode the text they replace it with.
      target: { '@type': 'EntryPoint', urlTemplate: `${at(searchUrl())}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}
