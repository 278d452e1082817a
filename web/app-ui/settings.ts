import { createContext, use, useCallback } from 'react';
import type { GraphQLTaggedNode, MutationParameters, UploadableMap } from 'relay-runtime';
import { type InputOf, useCommand } from '#web/kit/command.ts';
import { isOvertaken, Refused } from '#web/kit/problem.ts';

/** What a section sends: fields of the mutation's input. Null takes away what there is. */
export type SentFields = Readonly<Record<string, string | boolean | readonly string[] | null>>;

/** The row that sections of settings belong to, as it is saved, and the way to save parts of it. */
export interface Settings {
  /** Names the row for what is kept of it in this tab: 'recruiter profile <id>'. */
  readonly of: string;
  readonly saved: Newest;
  /**
   * Saves some fields, over the version given. Rejects with `Overtaken` where the row was saved meanwhile, else with
   * what `problemsOf` makes problems of.
   */
  readonly save: (fields: SentFields, version: number, files?: UploadableMap) => Promise<void>;
}

/** A row with the version that the next save rests on. */
export type Newest = Readonly<Record<string, unknown>> & { readonly version: number };

/** Somebody saved the row meanwhile; this is what it says now. */
export class Overtaken extends Error {
  readonly newest: Newest;
  constructor(newest: Newest) {
    super('This was saved meanwhile.');
    this.newest = newest;
  }
}

/** Hands the row of a page to its sections. */
export const SettingsContext = createContext<Settings | null>(null);

/** The row that a section belongs to. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A section of settings stands in a SettingsContext.');
  return settings;
}

/**
 * Saves by a mutation that answers a clash with the newer row, which `newestIn` finds in the data. Resolves with the row
 * as it was saved.
 */
export function useSave<M extends MutationParameters, N extends Newest>(
  mutation: GraphQLTaggedNode,
  newestIn: (data: M['response']) => N | null | undefined,
) {
  const command = useCommand<M>(mutation);
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
