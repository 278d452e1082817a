import type { RouteId } from '#common/routes.ts';
import type { PageModule } from '#web/kit/page.ts';
import { loadCode } from './load-code.ts';

/** The page that the document was made for. */
let first: { readonly id: RouteId; readonly module: PageModule } | undefined;

/** Told once by the browser's entry, which has run that page's file already. */
export function noteFirstPage(id: RouteId, module: PageModule): void {
  first = { id, module };
}

const importPages = () => import('./pages.ts');

/** Fetches the code of a route's page, and for any but the first before it the list of all; see `loadCode`. */
export function loadPage(id: RouteId): Promise<PageModule> {
  return loadCode(async () => (first?.id === id ? first.module : (await importPages()).importPage(id)));
}

/** Fetches the list of all pages, for somebody who will go on to one. */
export function expectPages(): void {
  importPages().catch(() => {});
}
