/** Sentences of one audience, as templates. Themes are named like the criteria, so text and stars agree. */
export interface Voice {
  readonly openers: readonly string[];
  readonly neutral: readonly string[];
  readonly themes: Readonly<Record<string, { readonly good: readonly string[]; readonly bad: readonly string[] }>>;
  readonly closers: Readonly<Record<Tone, readonly string[]>>;
  readonly titles: Readonly<Record<Tone, readonly string[]>>;
}

/** How a review sounds as a whole. */
export type Tone = 'good' | 'mixed' | 'bad';

/** Four and five stars sound good, three mixed, fewer bad. */
export function toneOf(overall: number): Tone {
  if (overall >= 4) return 'good';
  return overall === 3 ? 'mixed' : 'bad';
}
