import { matchRoute } from '#common/routes.ts';
import type { Page, PageAddress } from '#web/kit/page.ts';

/** A page's address with only the query parameters the page reads, so unknown ones change nothing. */
export function addressOf(url: string, page: Pick<Page, 'parameters' | 'lists'> | undefined): PageAddress {
  const { pathname, searchParams } = new URL(url);
  const said = (name: string) =>
    page?.lists?.includes(name) ? searchParams.getAll(name).join() || undefined : (searchParams.get(name) ?? undefined);
  const query = Object.fromEntries((page?.parameters ?? []).map((name) => [name, said(name)]));
  return { path: pathname, params: matchRoute(pathname)?.params ?? {}, query };
}
