import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Opens a row by its id, goes from the open one to another, or closes it with null. Opening is a step of its own, so that
 * Back closes the row; going on replaces it. Closing takes the step back, or replaces where a link led to the open row.
 * @param hrefWith the page with a row open, or with none
 * @param open the row that is open now
 */
export function useOpenRow(
  hrefWith: (open: string | null) => string,
  open: string | undefined,
): (id: string | null) => void {
  const navigate = useNavigate();
  const here = useLocation();
  // A second Escape while the first one is at work must not take a second step back.
  const left = useRef<typeof here>(null);
  const wasOpenedHere = (here.state as typeof openedHere | null)?.wasOpenedHere === true;
  return (id) => {
    const isOpen = Boolean(open);
    if (id === null && isOpen && wasOpenedHere) {
      if (left.current !== here) void navigate(-1);
      left.current = here;
      return;
    }
    void navigate(hrefWith(id), {
      replace: isOpen || id === null,
      preventScrollReset: true,
      state: id !== null && (!isOpen || wasOpenedHere) ? openedHere : null,
    });
  };
}

/** Kept with the step in the browser's history: the step before it is the list without an open row. */
const openedHere = { wasOpenedHere: true };
