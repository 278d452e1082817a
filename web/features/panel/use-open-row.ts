import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PageAddress } from '#web/kit/page.ts';
import { withOpen } from './panel-address.ts';
import type { PanelPart } from './panel-parts.ts';

/**
 * Opens a row by its id, goes from the open one to another, or closes it with null. Opening is a step of its own, so that
 * Back closes the row; going on replaces it. Closing takes the step back, or replaces where a link led to the open row.
 */
export function useOpenRow(part: PanelPart, address: PageAddress): (id: string | null) => void {
  const navigate = useNavigate();
  const here = useLocation();
  // A second Escape while the first one is at work must not take a second step back.
  const left = useRef<typeof here>(null);
  const wasOpenedHere = (here.state as typeof openedHere | null)?.wasOpenedHere === true;
  return (id) => {
    const isOpen = Boolean(address.query.open);
    if (id === null && isOpen && wasOpenedHere) {
      if (left.current !== here) void navigate(-1);
      left.current = here;
      return;
    }
    void navigate(withOpen(part, address, id), {
      replace: isOpen || id === null,
      preventScrollReset: true,
      state: id !== null && (!isOpen || wasOpenedHere) ? openedHere : null,
    });
  };
}

/** Kept with the step in the browser's history: the step before it is the list without an open row. */
const openedHere = { wasOpenedHere: true };
