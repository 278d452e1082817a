import { textLimits } from '#common/limits.ts';
import { type Audience, criteria } from '#common/reviews/criteria.ts';
import { candidateVoice } from '../seeds/words/candidate.ts';
import { employerVoice } from '../seeds/words/employer.ts';
import { fill, type Slots } from '../seeds/words/fill.ts';
import { toneOf, type Voice } from '../seeds/words/voice.ts';
import { type PartDice, weightedPick } from './chance.ts';

/** Stars as people give them: mostly five, and one when things went wrong. Depends on the recruiter's quality. */
const starsOf = {
  good: weightedPick<number>([
    [5, 74],
    [4, 16],
    [3, 4],
    [2, 2],
    [1, 4],
  ]),
  usual: weightedPick<number>([
    [5, 58],
    [4, 19],
    [3, 8],
    [2, 4],
    [1, 11],
  ]),
  poor: weightedPick<number>([
    [5, 34],
    [4, 15],
    [3, 12],
    [2, 11],
    [1, 28],
  ]),
};
/** A recruiter's quality, which shapes their stars. */
export type Quality = keyof typeof starsOf;
/** Picks a recruiter's quality at random: half are average. */
export const pickQuality = weightedPick<Quality>([
  ['good', 35],
  ['usual', 50],
  ['poor', 15],
]);

/** A generated reviewer's ratings and text: stars from 1 to 5, null for criteria that do not apply. */
export interface LoadText {
  overall: number;
  criteria: Record<string, number | null>;
  title: string;
  body: string;
}

const voices: Readonly<Record<Audience, Voice>> = { candidate: candidateVoice, employer: employerVoice };
const sentences = Object.fromEntries(
  Object.entries(voices).map(([audience, { openers, neutral, closers, themes }]) => {
    const all = Object.values(themes);
    const good = [...all.flatMap((theme) => theme.good), ...neutral, ...openers, ...closers.good];
    const bad = [...all.flatMap((theme) => theme.bad), ...neutral, ...openers, ...closers.bad];
    return [audience, { good, bad }];
  }),
) as unknown as Record<Audience, { good: string[]; bad: string[] }>;

/** Half of all reviews are shorter than this many characters. */
const medianLength = 170;

/** Generates a reviewer's text and ratings. Lengths are log-normal: most are short, a few are very long. */
export function writeText(dice: PartDice, audience: Audience, quality: Quality, slots: Slots): LoadText {
  const overall = starsOf[quality](dice);
  const titles = voices[audience].titles[toneOf(overall)];
  const title = fill(dice, dice.pick(titles), slots);
  return {
    overall,
    criteria: ratings(dice, audience, overall),
    title: title.length > textLimits.reviewTitle.max ? 'How it went, from the first call to the start' : title,
    body: bodyOf(dice, sentences[audience][overall >= 3 ? 'good' : 'bad'], slots),
  };
}

function bodyOf(dice: PartDice, from: readonly string[], slots: Slots): string {
  const wanted = Math.min(textLimits.reviewBody.max - 300, dice.logNormal(medianLength, 0.9));
  let at = dice.whole(0, from.length - 1);
  let body = fill(dice, from[at]!, slots);
  for (let sentence = 1; body.length < wanted; sentence++) {
    at = (at + 1) % from.length;
    body += `${sentence % 5 === 0 ? '\n\n' : ' '}${fill(dice, from[at]!, slots)}`;
  }
  if (body.length < textLimits.reviewBody.min) body += ' That is all there is to say.';
  return dice.chance(0.02) ? `${body} 👍🏽 𝓖𝓸𝓸𝓭` : body;
}

function ratings(dice: PartDice, audience: Audience, overall: number): Record<string, number | null> {
  // Some use the short form, which asks for Overall only.
  if (dice.chance(0.12)) return {};
  const rated: Record<string, number | null> = {};
  for (const { key, isMandatory } of criteria[audience])
    rated[key] =
      isMandatory || dice.chance(0.75) ? Math.min(5, Math.max(1, overall + Math.floor(dice.roll() * 3) - 1)) : null;
  return rated;
}
