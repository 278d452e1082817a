import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Opens a row by its ID, moves from the open row to another, or closes it with null. Opening adds a history entry, so
 * Back closes the row; moving on replaces that entry. Closing goes back, or replaces the entry if a link led to the
 * row.
 * @param hrefWith the page's address with a row open, or with none
 * @param open the row that is open now
 */
export function useOpenRow(
  hrefWith: (open: string | null) => string,
  open: string | undefined,
): (id: string | null) => void {
  const navigate = useNavigate();
  const here = useLocation();
  // A second Escape must not go back twice while the first is in progress.
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

/** Stored in the history entry: the previous entry is the list without an open row. */
const openedHere = { wasOpenedHere: true };
