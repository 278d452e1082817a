import type { Row } from '../seeds/rows.ts';

/** A value that a search finds, if there is one. */
export type Word = string | null | undefined;

/** The words that a search finds of a placement itself. */
export const wordsOf = ({ job_title, company_name }: Row<'placements'>): readonly Word[] => [job_title, company_name];

/** What the triggers on invitations and reviews write into `searched`: the values that there are, in one line. */
export const inOneLine = (...words: readonly Word[]): string =>
  words.filter((word) => word !== null && word !== undefined).join(' ');
