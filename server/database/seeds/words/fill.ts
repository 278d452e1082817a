import type { Dice } from '../dice.ts';

/** The slots a template may use. */
export type Slots = Readonly<Record<string, string>>;

/**
 * Fills a template: `{a|b}` becomes one of both, `{name}` the slot's value. Throws for an unknown slot or nested
 * braces.
 */
export function fill(dice: Dice, template: string, slots: Slots = {}): string {
  let filled = '';
  for (const part of known.get(template) ?? takeApart(template))
    filled += typeof part === 'string' ? part : chosen(dice, part, slots, template);
  return filled;
}

/** Plain text, or what was between braces: a slot, or choices. */
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

/** Parsed templates: there are a few hundred, each filled many times. */
const known = new Map<string, readonly Part[]>();

/** Turns `Tūī & Sons` into `tui-and-sons`, for a slug. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
