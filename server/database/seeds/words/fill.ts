import type { Dice } from '../dice.ts';

/** What a template may name between braces. */
export type Slots = Readonly<Record<string, string>>;

/** Makes a sentence of a template: `{a|b}` is one of both, `{name}` what the slots say. Throws for a slot unknown, or braces within braces. */
export function fill(dice: Dice, template: string, slots: Slots = {}): string {
  const filled = template.replaceAll(/\{([^{}]*)\}/g, (_, inside: string) => {
    if (inside.includes('|')) return dice.pick(inside.split('|'));
    const value = slots[inside];
    if (value === undefined) throw new Error(`The template '${template}' names '${inside}', which nobody fills`);
    return value;
  });
  if (/[{}]/.test(filled)) throw new Error(`The template '${template}' has braces within braces`);
  return filled;
}

/** `Tūī & Sons` gives `tui-and-sons`: fit for an address. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
