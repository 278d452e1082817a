import { isDeep, sample } from '#server/testing/tiers.ts';

/** What a walk over all links found. */
interface Walk {
  /** Every address that was asked for, as path and query. */
  readonly seen: readonly string[];
  /** `from → to: status` of each link that leads nowhere; pages that say themselves that they are gone are no fault. */
  readonly broken: readonly string[];
}

/** Requests at once. */
const atOnce = 4;

/**
 * Asks for everything that a site links to within itself, beginning with its sitemaps and the given paths, each address
 * once. The first tier asks for some profiles and reviews of each kind, others with each commit. Of addresses that differ in their queries only, and of the dialogs and forms that each profile and each review
 * has, some of each kind are walked through: filters combine without end.
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
        const isAsked = paths.includes(path);
        if (answer.status !== 200 && !isAsked) broken.push(`${seen.get(path)} → ${path}: ${answer.status}`);
        const links = [...text.matchAll(linkPattern)].map(([, href]) => href!.trim());
        for (const href of path.startsWith('/sitemaps/') ? sample(links, mostSubjects, path) : links) add(href, path);
      }),
    );
  }
  return { seen: [...seen.keys()], broken };
}

/** What stands below a profile or a review. */
const isDerived = /^\/(recruiter|agency|people|review)\/[^/]+\/./;
const mostVariants = isDeep ? 60 : 6;
/** A profile or a review itself. */
const isOfMany = /^\/(recruiter|agency|people|review)\/./;
const mostSubjects = isDeep ? Number.POSITIVE_INFINITY : 20;
/** What documents load and lead to, and what sitemaps name. */
const linkPattern = /(?:\s(?:href|src)="|<loc>)([^"<]*)/g;
