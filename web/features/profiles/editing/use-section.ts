import { type SubmitEvent, useCallback, useState } from 'react';
import type { UploadableMap } from 'relay-runtime';
import { problemsOf } from '#web/kit/problem.ts';
import { useUnsent } from '#web/kit/unsent.ts';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { Overtaken, type SentFields, useEditedProfile, valuesIn } from './edited-profile.ts';
import { type Draft, editedFields, isSame, overtakenFields, type Values, withField } from './section-values.ts';

/** One section of an edit page: what its fields hold, and what became of saving them. */
export interface Section<V extends Values> {
  readonly values: V;
  /** Fields that differ from what is saved. */
  readonly edited: readonly string[];
  /** Those of them that were saved with other values meanwhile: both are shown. */
  readonly overtaken: readonly (keyof V & string)[];
  readonly saved: V;
  readonly problems: readonly FieldProblem[];
  /** Goes into the key of an ErrorSummary, so that it takes the focus after each try. */
  readonly tries: number;
  readonly isSending: boolean;
  readonly set: <F extends keyof V & string>(field: F, value: V[F]) => void;
  /** The sentence about one field, or all that are. */
  readonly wrong: (field: string) => string | undefined;
  readonly discard: () => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Saves the edited fields, and more that the section brings; answers whether it did. */
  readonly send: (more?: SentFields, files?: UploadableMap) => Promise<boolean>;
}

/**
 * The state of a section. What is typed stays in this tab until it is saved or discarded, also when the page is loaded
 * again; what is saved elsewhere meanwhile shows in the fields nobody touched.
 */
export function useSection<V extends Values>(name: string, saved: V): Section<V> {
  const profile = useEditedProfile();
  const { kept, note, forget } = useUnsent<Draft<V>>(`${profile.kind} profile ${profile.id} ${name}`);
  const [draft, setDraft] = useState<Draft<V> | null>(() => keptDraft(kept, saved));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const edited = editedFields(draft, saved);
  const values = { ...saved, ...draft?.edited };

  const keep = useCallback(
    (next: Draft<V> | null) => {
      setDraft(next);
      if (next) note(next);
      else forget();
    },
    [note, forget],
  );

  async function send(more: SentFields = {}, files?: UploadableMap): Promise<boolean> {
    const fields = { ...Object.fromEntries(edited.map((field) => [field, values[field]])), ...more } as SentFields;
    if (Object.keys(fields).length === 0) return true;
    setSending(true);
    try {
      await savedOver(fields, profile.version, files);
      setProblems([]);
      keep(null);
      return true;
    } catch (error) {
      setProblems(error instanceof Overtaken ? [] : problemsOf(error));
      setTries((before) => before + 1);
      return false;
    } finally {
      setSending(false);
    }
  }

  /** What another section or window saved is no reason to ask, as long as it touched none of these fields. */
  async function savedOver(fields: SentFields, version: number, files?: UploadableMap): Promise<void> {
    try {
      await profile.save(fields, version, files);
    } catch (error) {
      if (!(error instanceof Overtaken) || !isSame(valuesIn(error, saved), saved)) throw error;
      await profile.save(fields, error.version, files);
    }
  }

  return {
    values,
    edited,
    overtaken: overtakenFields(draft, saved),
    saved,
    problems,
    tries,
    isSending,
    set: (field, value) => {
      keep(withField(draft, saved, field, value));
      setProblems((before) => before.filter((problem) => problem.field !== field));
    },
    wrong: (field) =>
      problems
        .filter((problem) => problem.field === field || problem.field?.startsWith(`${field}.`))
        .map(({ message }) => message)
        .join(' ') || undefined,
    discard: () => {
      keep(null);
      setProblems([]);
    },
    submit: (event) => {
      event.preventDefault();
      if (!isSending) void send();
    },
    send,
  };
}

/** A draft of before, if it still fits the fields. */
function keptDraft<V extends Values>(kept: Partial<Draft<V>> | null, saved: V): Draft<V> | null {
  const fits = kept?.base && kept.edited && Object.keys(kept.base).every((field) => field in saved);
  return fits ? { base: kept.base as V, edited: kept.edited as Partial<V> } : null;
}
