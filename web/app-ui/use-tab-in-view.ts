import { type RefObject, useEffect, useRef } from 'react';

/** For a row of tabs that scrolls: brings the current tab to the middle if it is not in view. */
export function useTabInView<E extends HTMLElement>(current: string | undefined): RefObject<E | null> {
  const row = useRef<E>(null);
  useEffect(() => {
    const tab = current && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!tab || !row.current) return;
    const { scrollLeft, clientWidth } = row.current;
    const isInView = tab.offsetLeft >= scrollLeft && tab.offsetLeft + tab.offsetWidth <= scrollLeft + clientWidth;
    if (!isInView) row.current.scrollLeft = tab.offsetLeft - (clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return row;
}
