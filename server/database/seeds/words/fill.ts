import type { Dice } from '../dice.ts';

/** What a template may name between braces. */
export type Slots = Readonly<Record<string, string>>;

/** Makes a sentence of a template: `{a|b}` is one of both, `{name}` what the slots say. Throws for a slot unknown, or braces within braces. */
export function fill(dice: Dice, template: string, slots: Slots = {}): string {
  let filled = '';
  for (const part of known.get(template) ?? takeApart(template))
    filled += typeof part === 'string' ? part : chosen(dice, part, slots, template);
  return filled;
}

/** Words as they are, or what stood between braces: a slot, or several to choose from. */
type Part = string | readonly string[];

function chosen(dice: Dice, choices: readonly string[], slots: Slots, template: string): string {
  if (choices.length > 1) return dice.pick(choices);
  const value = slots[choices[0]!];
  if (value === undefined) throw new Error(`The template '${template}' names '${choices[0]}', which nobody fills`);
  return value;
}

function takeApart(template: string): readonly Part[] {
  const parts = template.split(/\{([^{}]*)\}/).map((part, at) => {
    if (at % 2 === 1) return part.split('|');
    if (/[{}]/.test(part)) throw new Error(`The template '${template}' has braces within braces`);
    return part;
  });
  known.set(template, parts);
  return parts;
}

/** Templates that were taken apart: there are a few hundred, and each is filled many times. */
const known = new Map<string, readonly Part[]>();

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
