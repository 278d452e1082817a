import { panelUrl } from '#common/urls.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { type ListAddress, type ListChanges, type ListSort, narrowedTo } from '#web/list/list-address.ts';
import type { PanelPart } from './panel-parts.ts';

/** The panel page at hand with some of its parameters changed. What was open and how far one read is left behind. */
export function narrowed(part: PanelPart, address: PageAddress, changes: ListChanges): string {
  return narrowedTo(panelList(part, address), changes);
}

/** Where the list of a part stands. */
export const panelList = (part: PanelPart, { query }: PageAddress): ListAddress => ({
  query,
  href: (changed) => panelUrl(part, changed),
});

/** The orders of most lists of the panel. */
export const byAge = [
  { value: '', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const satisfies readonly ListSort[];

/** The panel page at hand with a row open, or with none. */
export function withOpen(part: PanelPart, { query }: PageAddress, id: string | null): string {
  return panelUrl(part, { ...query, open: id });
}
