import type { PageAddress } from '#web/kit/page.ts';
import { useOpenRow as useOpenRowAt } from '#web/list/use-open-row.ts';
import { withOpen } from './panel-address.ts';
import type { PanelPart } from './panel-parts.ts';

/** Opens a row of a part of the panel by its id, goes on to another, or closes it with null. */
export const useOpenRow = (part: PanelPart, address: PageAddress): ((id: string | null) => void) =>
  useOpenRowAt((id) => withOpen(part, address, id), address.query.open);
