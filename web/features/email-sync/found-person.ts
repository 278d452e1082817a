import type { FoundPeopleList_row$data } from '#web/__generated__/FoundPeopleList_row.graphql.ts';

/** Somebody in the headers of a recruiter's emails. */
export type FoundPersonRow = Omit<FoundPeopleList_row$data, ' $fragmentType'>;

/** A name, or the address of somebody without one. */
export const whoWasFound = ({ name, email }: Pick<FoundPersonRow, 'name' | 'email'>): string => name ?? email;
