import { createContext, use } from 'react';
import type { UploadableMap } from 'relay-runtime';
import type { Values } from './section-values.ts';

/** What a section sends: fields of the mutation's input. Null takes away what there is. */
export type SentFields = Readonly<Record<string, string | boolean | readonly string[] | null>>;

/** The profile that a page edits, and the way to save parts of it. */
export interface EditedProfile {
  readonly kind: 'recruiter' | 'agency';
  readonly id: string;
  readonly version: number;
  /**
   * Saves some fields, over the version given. Rejects with `Overtaken` where the profile was saved meanwhile, else with
   * what `problemsOf` makes problems of.
   */
  readonly save: (fields: SentFields, version: number, files?: UploadableMap) => Promise<void>;
}

/** Somebody saved the profile meanwhile; this is what it says now. */
export class Overtaken extends Error {
  readonly version: number;
  readonly newest: Readonly<Record<string, unknown>>;
  constructor(newest: Readonly<Record<string, unknown>> & { readonly version: number }) {
    super('This profile was saved meanwhile.');
    this.version = newest.version;
    this.newest = newest;
  }
}

/** Hands the profile of an edit page to its sections. */
export const EditedProfileContext = createContext<EditedProfile | null>(null);

/** The profile of the page that a section stands on. */
export function useEditedProfile(): EditedProfile {
  const profile = use(EditedProfileContext);
  if (!profile) throw new Error('A section stands on a page that edits a profile.');
  return profile;
}

/** The values of a section as the newest profile has them; what is null there is an empty field here. */
export const valuesIn = <V extends Values>({ newest }: Overtaken, saved: V): V =>
  Object.fromEntries(Object.keys(saved).map((field) => [field, newest[field] ?? ''])) as unknown as V;
