import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus after each step: to the first field of the new question, or to the heading at the end. */
export function useFocusOnStep<E extends HTMLElement>(step: string, isAtEnd: boolean): RefObject<E | null> {
  const place = useRef<E>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const fields = 'input:not([type="radio"], [type="hidden"]), input[type="radio"], textarea, select, h2';
    const first = place.current?.querySelector<HTMLElement>(isAtEnd ? 'h2' : 'input:checked');
    (first ?? place.current?.querySelector<HTMLElement>(fields))?.focus();
  }, [step, isAtEnd]);
  return place;
}

/** Calls back with each digit that is typed outside of a text field. */
export function useDigits(typed: (key: string) => void): void {
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest('input:not([type="radio"], [type="checkbox"]), textarea, select')) return;
      latest.current(event.key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Focuses the field of a number, so that the arrow keys continue from it. */
export function focusNumber(name: string, number: number): void {
  document.querySelector<HTMLElement>(`input[name="${name}"][value="${number}"]`)?.focus();
}
