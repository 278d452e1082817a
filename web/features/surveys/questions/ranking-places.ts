/** The place of each choice by its id, from 1; 0 or nothing without one. */
type Places = Readonly<Record<string, number | undefined>>;

/** The places in a ranking, and while a person chooses one: of which choice, and the places before that. */
export type RankingState = readonly [places: Places, choosing?: string, before?: Places];

/**
 * Gives a choice a place. If another one has it, the two swap. While a person is still choosing, each place counts from
 * where they began: the arrow keys pass places that others have, which must not lose them.
 */
export function withPlace([places, choosing, before]: RankingState, id: string, place: number): RankingState {
  const from = choosing === id && before ? before : places;
  const taker = Object.keys(from).find((other) => other !== id && place && from[other] === place);
  return [{ ...from, ...(taker && { [taker]: from[id] }), [id]: place }, id, from];
}
