/**
 * Moves the focus into a dialog that has just opened: to an answer or problems that wait to be read, else to the first
 * field of its form, else to what asks for it with `data-autofocus`, else to its heading.
 */
export function focusInDialog(dialog: Element): void {
  const target =
    dialog.querySelector<HTMLElement>('section[tabindex="-1"]') ??
    firstField(dialog) ??
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('h2');
  target?.focus();
}

/** Radio buttons are one field, and the chosen one takes the focus. */
function firstField(dialog: Element): HTMLElement | undefined {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea')];
  const first = fields.find((field) => !field.disabled && field.checkVisibility());
  if (first?.type !== 'radio') return first;
  return fields.find((field) => field.type === 'radio' && field.name === first.name && field.checked) ?? first;
}
