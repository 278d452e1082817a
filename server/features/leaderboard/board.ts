import { type Board, type BoardPeriod, boardPeriods, boards } from '#common/leaderboard/boards.ts';
import { type Audience, audiences } from '#common/reviews/criteria.ts';
import { facetOf, facetValues } from '#server/features/search/facets.ts';

/** What somebody wants to see of a leaderboard. Unknown values count as not given. */
export interface BoardSaid {
  readonly board?: string | null | undefined;
  readonly period?: string | null | undefined;
  readonly audience?: string | null | undefined;
  readonly place?: string | null | undefined;
  readonly speciality?: string | null | undefined;
  readonly isRanked?: boolean | null | undefined;
}

/** A board as it was understood. */
export interface WantedBoard {
  readonly board: Board;
  readonly period: BoardPeriod;
  readonly audience: Audience;
  /** The facets of its market; an agency's board has none. */
  readonly facets: readonly string[];
  /** False for those who miss something; only their own agency sees them. */
  readonly isRanked: boolean;
}

/** Understands what was said. */
export function boardOf({ place, speciality, isRanked, ...said }: BoardSaid): WantedBoard {
  const board = known(boards, said.board);
  const facets = [place && `place:${place}`, speciality && `speciality:${speciality}`].filter(
    (facet) => facet && all.has(facet),
  ) as string[];
  return {
    board,
    period: known(boardPeriods, said.period),
    audience: known(audiences, said.audience),
    facets: board === 'market' ? facets : [],
    isRanked: board === 'market' || (isRanked ?? true),
  };
}

const all: ReadonlySet<string> = new Set(facetValues.map(facetOf));

const known = <const T extends string>(values: readonly T[], said: string | null | undefined): T =>
  values.find((value) => value === said) ?? values[0]!;

/** The id of a recruiter's row on a board. It differs from board to board, because the position does. */
export const rowId = ({ board, period, audience, facets }: WantedBoard, recruiterId: string): string =>
  [board, period, audience, ...facets, recruiterId].join('~');

/** The board and the recruiter that an id stands for; null for anything else. */
export function readRowId(id: string): { wanted: WantedBoard; recruiterId: string } | null {
  const parts = id.split('~');
  const recruiterId = parts.at(-1)!;
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(recruiterId)) return null;
  const [board, period, audience, ...facets] = parts.slice(0, -1);
  const facetNamed = (name: string) => facets.find((facet) => facet.startsWith(`${name}:`))?.slice(name.length + 1);
  const wanted = boardOf({ board, period, audience, place: facetNamed('place'), speciality: facetNamed('speciality') });
  return rowId(wanted, recruiterId) === id ? { wanted, recruiterId } : null;
}
