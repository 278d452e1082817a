import { matchRoute } from '#common/routes.ts';
import type { Page, PageAddress } from '#web/kit/page.ts';

/** A page's address; of the query only what the page reads, so that strange parameters change nothing. */
export function addressOf(url: string, page: Pick<Page, 'parameters'> | undefined): PageAddress {
  const { pathname, searchParams } = new URL(url);
  const query = Object.fromEntries((page?.parameters ?? []).map((name) => [name, searchParams.get(name) ?? undefined]));
  return { path: pathname, params: matchRoute(pathname)?.params ?? {}, query };
}
