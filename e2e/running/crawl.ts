import { isDeep, sample } from '#server/testing/tiers.ts';

/** What crawling all links found. */
interface Walk {
  /** Every address requested, as path and query. */
  readonly seen: readonly string[];
  /** `from → to: status` of each broken link; links to pages that say they are gone are fine. */
  readonly broken: readonly string[];
}

/** Requests at once. */
const atOnce = 4;

/**
 * Requests each internal address of a site once, starting with its sitemaps and the given paths. Filters combine
 * without end, so it takes only some of the addresses that differ in their query, and of the dialogs and forms of
 * profiles and reviews. The first tier also takes only some profiles and reviews of each kind, which change with the
 * commit.
 */
export async function crawl(site: string, paths: readonly string[]): Promise<Walk> {
  const seen = new Map<string, string>();
  const variants = new Map<string, number>();
  const broken: string[] = [];
  const queue: string[] = [];
  const add = (href: string, from: string) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), new URL(from, site));
    if (!url || url.origin !== site || !/^https?:$/.test(url.protocol)) return;
    const path = url.pathname + url.search;
    if (seen.has(path) || isEnoughOf(url)) return;
    seen.set(path, from);
    queue.push(path);
  };
  const isEnoughOf = ({ pathname, search }: URL) => {
    if (pathname.startsWith('/sitemaps/') || !(search || isOfMany.test(pathname))) return false;
    const most = search || isDerived.test(pathname) ? mostVariants : mostSubjects;
    const kind = pathname.replace(/^\/(recruiter|agency|people|review)\/[^/]+/, '/$1/*').replace(/[\da-f-]{36}/, '*');
    const count = (variants.get(kind) ?? 0) + 1;
    variants.set(kind, count);
    return count > most;
  };
  add('/sitemap.xml', '/');
  for (const path of paths) add(path, '/');
  while (queue.length > 0) {
    await Promise.all(
      queue.splice(0, atOnce).map(async (path) => {
        const answer = await fetch(site + path, { redirect: 'manual' });
        const text = await answer.text();
        const location = answer.headers.get('location');
        if (location) return add(location, path);
        const isWanted = paths.includes(path);
        if (answer.status !== 200 && !isWanted) broken.push(`${seen.get(path)} → ${path}: ${answer.status}`);
        const links = [...text.matchAll(linkPattern)].map(([, href]) => href!.trim());
        for (const href of path.startsWith('/sitemaps/') ? sample(links, mostSubjects, path) : links) add(href, path);
      }),
    );
  }
  return { seen: [...seen.keys()], broken };
}

/** The part of a path below a profile or a review. */
const isDerived = /^\/(recruiter|agency|people|review)\/[^/]+\/./;
const mostVariants = isDeep ? 60 : 6;
/** A profile or a review itself. */
const isOfMany = /^\/(recruiter|agency|people|review)\/./;
const mostSubjects = isDeep ? Number.POSITIVE_INFINITY : 20;
/** The addresses in documents and sitemaps. */
const linkPattern = /(?:\s(?:href|src)="|<loc>)([^"<]*)/g;
