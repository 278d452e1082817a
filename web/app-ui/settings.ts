import { useCallback } from 'react';
import type { GraphQLTaggedNode, MutationParameters, UploadableMap } from 'relay-runtime';
import { type InputOf, useCommand } from '#web/kit/command.ts';
import { isOvertaken, Refused } from '#web/kit/problem.ts';

/** The fields that a section sends, as in the mutation's input. Null clears a field. */
export type SentFields = Readonly<Record<string, string | boolean | readonly string[] | null>>;

/** The row that a page of settings edits, as saved, and how to save parts of it. */
export interface Settings {
  /** Names the row for the changes kept in this tab: 'recruiter profile <id>'. */
  readonly of: string;
  readonly saved: Newest;
  /** The row does not exist yet: it is sent even if nothing was changed, to be told what is missing. */
  readonly isNew?: boolean;
  /**
   * Saves some fields on top of the given version. Rejects with `Overtaken` if the row was saved in between, otherwise
   * with an error for `problemsOf`.
   */
  readonly save: (fields: SentFields, version: number, files?: UploadableMap) => Promise<void>;
}

/** A row, with the version that the next save is based on. */
export type Newest = Readonly<Record<string, unknown>> & { readonly version: number };

/** Somebody else has saved the row; `newest` is its current state. */
export class Overtaken extends Error {
  readonly newest: Newest;
  constructor(newest: Newest) {
    super('A newer version was saved first.');
    this.newest = newest;
  }
}

/**
 * Saves with a mutation that returns the newer row on a conflict; `newestIn` finds it in the data. Resolves with the
 * saved row.
 */
export function useSave<M extends MutationParameters, N extends Newest>(
  mutation: GraphQLTaggedNode,
  newestIn: (data: M['response']) => N | null | undefined,
  options: Parameters<typeof useCommand>[1] = {},
) {
  const command = useCommand<M>(mutation, options);
  return useCallback(
    async (input: InputOf<M>, uploadables?: UploadableMap): Promise<N | null | undefined> => {
      let newest: N | null | undefined;
      const updater = (_: unknown, data: M['response'] | null | undefined) => {
        newest = data && newestIn(data);
      };
      try {
        await command(input, { updater, ...(uploadables && { uploadables }) });
      } catch (error) {
        throw newest && error instanceof Refused && isOvertaken(error.problems) ? new Overtaken(newest) : error;
      }
      return newest;
    },
    [command, newestIn],
  );
}
