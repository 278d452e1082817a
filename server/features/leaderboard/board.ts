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
  readonly team?: string | null | undefined;
  readonly isRanked?: boolean | null | undefined;
}

/** A board as it was understood. */
export interface WantedBoard {
  readonly board: Board;
  readonly period: BoardPeriod;
  readonly audience: Audience;
  /** The facets of its market; an agency's board has none. */
  readonly facets: readonly string[];
  /** The team of the agency that its board is narrowed to. */
  readonly team: string | null;
  /** False for those who miss something; only their own agency sees them. */
  readonly isRanked: boolean;
}

/** Understands what was said. */
export function boardOf({ place, speciality, team, isRanked, ...said }: BoardSaid): WantedBoard {
  const board = known(boards, said.board);
  const facets = [place && `place:${place}`, speciality && `speciality:${speciality}`].filter(
    (facet) => facet && all.has(facet),
  ) as string[];
  return {
    board,
    period: known(boardPeriods, said.period),
    audience: known(audiences, said.audience),
    facets: board === 'market' ? facets : [],
    team: (board === 'agency' && team && teamId.exec(team)?.[1]) || null,
    isRanked: board === 'market' || (isRanked ?? true),
  };
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const teamId = new RegExp(`^Team:(${uuid})$`);
const recruiterIn = new RegExp(`^${uuid}$`);

const all: ReadonlySet<string> = new Set(facetValues.map(facetOf));

const known = <const T extends string>(values: readonly T[], said: string | null | undefined): T =>
  values.find((value) => value === said) ?? values[0]!;

/** The id of a recruiter's row on a board. It differs from board to board, because the position does. */
export const rowId = ({ board, period, audience, facets, team }: WantedBoard, recruiterId: string): string =>
  [board, period, audience, ...facets, ...(team ? [`Team:${team}`] : []), recruiterId].join('~');

/** The board and the recruiter that an id stands for; null for anything else. */
export function readRowId(id: string): { wanted: WantedBoard; recruiterId: string } | null {
  const parts = id.split('~');
  const recruiterId = parts.at(-1)!;
  if (!recruiterIn.test(recruiterId)) return null;
  const [board, period, audience, ...facets] = parts.slice(0, -1);
  const facetNamed = (name: string) => facets.find((facet) => facet.startsWith(`${name}:`))?.slice(name.length + 1);
  const wanted = boardOf({
    board,
    period,
    audience,
    place: facetNamed('place'),
    speciality: facetNamed('speciality'),
    team: facets.find((facet) => teamId.test(facet)),
  });
  return rowId(wanted, recruiterId) === id ? { wanted, recruiterId } : null;
}
