import { panelUrl } from '#common/urls.ts';
import type { PageAddress } from '#web/kit/page.ts';
import type { PanelPart } from './panel-parts.ts';

type Changes = Readonly<Record<string, string | null | undefined>>;

/** The panel page at hand with some of its parameters changed. What was open and how far one read is left behind. */
export function narrowed(part: PanelPart, { query }: PageAddress, changes: Changes): string {
  return panelUrl(part, { ...query, after: undefined, open: undefined, ...changes });
}

/** The panel page at hand with a row open, or with none. */
export function withOpen(part: PanelPart, { query }: PageAddress, id: string | null): string {
  return panelUrl(part, { ...query, open: id });
}
