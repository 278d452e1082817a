import { textLimits } from '#common/limits.ts';
import { type Audience, criteria as criteriaOf } from '#common/reviews/criteria.ts';
import { candidateVoice } from './words/candidate.ts';
import { employerVoice } from './words/employer.ts';
import { fill, type Slots } from './words/fill.ts';
import { toneOf, type Voice } from './words/voice.ts';
import type { World } from './world.ts';

/** What a reviewer writes and rates. */
export interface WrittenReview {
  title: string;
  body: string;
  /** Stars for each criterion, null for 'not applicable'. */
  criteria: Record<string, number | null>;
}

const voices: Readonly<Record<Audience, Voice>> = { candidate: candidateVoice, employer: employerVoice };

/** Writes a review that matches its stars: each criterion went well or badly, and its sentences say so. */
export function writeReview(world: World, audience: Audience, overall: number, about: Slots): WrittenReview {
  const { dice } = world;
  const voice = voices[audience];
  const wentWell = Object.fromEntries(
    Object.keys(voice.themes).map((key) => [key, dice.chance(shareOfGood[overall]!)]),
  );
  const slots = { ...about, aJob: withArticle(about.job!) };
  return {
    title: fill(dice, dice.pick(voice.titles[toneOf(overall)]), slots).slice(0, textLimits.reviewTitle.max),
    body: bodyOf(world, voice, overall, wentWell, slots),
    criteria: ratingsOf(world, audience, overall, wentWell),
  };
}

/** How likely a criterion went well, by stars. */
const shareOfGood: Readonly<Record<number, number>> = { 1: 0.08, 2: 0.25, 3: 0.55, 4: 0.85, 5: 0.98 };

const withArticle = (job: string) => (/^(?:[AEIOU]|HR)/.test(job) ? `an ${job}` : `a ${job}`);

function bodyOf(world: World, voice: Voice, overall: number, wentWell: Record<string, boolean>, slots: Slots): string {
  const { dice } = world;
  // Most people write a few sentences, some a page.
  const wanted = 3 + Math.floor(38 * dice.roll() ** 3.5);
  const themed = Object.entries(voice.themes).flatMap(([key, theme]) => (wentWell[key] ? theme.good : theme.bad));
  const middle = dice.shuffled([...themed, ...voice.neutral.slice(0, Math.ceil(wanted / 4))]).slice(0, wanted - 2);
  const templates = [dice.pick(voice.openers), ...middle, dice.pick(voice.closers[toneOf(overall)])];
  return inParagraphs(templates.map((template) => fill(dice, template, slots)));
}

/** A paragraph is five sentences; the excess is cut at the end. */
function inParagraphs(sentences: readonly string[]): string {
  let body = '';
  for (const [index, sentence] of sentences.entries()) {
    const gap = index === 0 ? '' : index % 5 === 0 ? '\n\n' : ' ';
    if (body.length + gap.length + sentence.length > textLimits.reviewBody.max) break;
    body += gap + sentence;
  }
  return body;
}

function ratingsOf({ dice }: World, audience: Audience, overall: number, wentWell: Record<string, boolean>) {
  // Some use the short form, which asks for Overall only.
  if (dice.chance(0.12)) return {};
  return Object.fromEntries(
    criteriaOf[audience].map(({ key, isMandatory }) => {
      const stars = wentWell[key] ? Math.max(3, overall + dice.whole(-1, 1)) : Math.min(3, overall - dice.whole(0, 2));
      const isRated = isMandatory || dice.chance(0.75);
      return [key, isRated ? Math.min(5, Math.max(1, stars)) : null];
    }),
  );
}
