import type { TeamList_row$data } from '#web/__generated__/TeamList_row.graphql.ts';

/** A team. */
export type TeamRow = Omit<TeamList_row$data, ' $fragmentType'>;

/** Somebody of the agency who can be on a team. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}
