import { type RefObject, useEffect } from 'react';

/**
 * Keeps the height of a bar at the window's foot in a variable of the document's style, so that other parts stay clear
 * of it.
 */
export function useHeightVariable(bar: RefObject<HTMLElement | null>, variable: '--foot' | '--panel-bar'): void {
  useEffect(() => {
    const element = bar.current!;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [bar, variable]);
}
