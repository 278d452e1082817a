/** How a review was verified, from imported (0) to bound to a proven placement (4). */
export type Level = 0 | 1 | 2 | 3 | 4;

/** A level's label, its explanation for readers, and its weight in the score. */
export interface LevelDescription {
  readonly level: Level;
  readonly name: string;
  readonly sentence: string;
  readonly weight: number;
}

/** The five levels, each at the index of its number. */
export const levels: readonly [
  LevelDescription,
  LevelDescription,
  LevelDescription,
  LevelDescription,
  LevelDescription,
] = [
  {
    level: 0,
    name: 'Imported',
    sentence: "Imported from another site. We didn't verify it, and it doesn't count in the score.",
    weight: 0,
  },
  {
    level: 1,
    name: 'Email confirmed',
    sentence:
      "The reviewer confirmed their email. There's no matching placement, so the review doesn't count in the score.",
    weight: 0,
  },
  {
    level: 2,
    name: 'Placement declared',
    sentence: 'The reviewer confirmed their email, and the recruiter declared the placement.',
    weight: 0.7,
  },
  {
    level: 3,
    name: 'Placement confirmed',
    sentence: 'The reviewer confirmed the placement details or wrote from the email domain of an approved company.',
    weight: 0.9,
  },
  {
    level: 4,
    name: 'Placement proven',
    sentence: 'The placement came from recruitment software or from an offer accepted here.',
    weight: 1,
  },
];

/** The lowest level that publishes at once and counts in the score. */
export const lowestCountedLevel: Level = 2;

/** A level's weight in the score, before age. */
export function levelWeight(level: Level): number {
  return levels[level].weight;
}

/** Whether a number from outside is a level. */
export function isLevel(value: number): value is Level {
  return Number.isInteger(value) && value >= 0 && value <= 4;
}
