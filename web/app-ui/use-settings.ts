import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import type { UploadableMap } from 'relay-runtime';
import { problemsOf } from '#web/kit/problem.ts';
import { useUnsent } from '#web/kit/unsent.ts';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { problemsOf as problemsIn, showProblems, useSettingsForm } from './form.ts';
import { Overtaken, type SentFields, useSettings } from './settings.ts';
import {
  type Draft,
  editedFields,
  fitsOn,
  overtakenFields,
  type Values,
  valuesIn,
  withField,
} from './settings-values.ts';

/** The state of a settings section: its fields, and the result of saving them. */
export interface Section<V extends Values> {
  readonly values: V;
  /** Fields that differ from the saved values. */
  readonly edited: readonly string[];
  /** Edited fields that somebody else has saved with another value: show both. */
  readonly overtaken: readonly (keyof V & string)[];
  readonly saved: V;
  readonly problems: readonly FieldProblem[];
  /** Use it in the key of an ErrorSummary, so that it takes the focus after each attempt. */
  readonly tries: number;
  readonly isSending: boolean;
  /** The props of a text control: `<TextField {...field('headline')} label="Headline" />`. */
  readonly field: (name: FieldOf<V, string>) => TextProps;
  /** The props of a checkbox. */
  readonly tick: (name: FieldOf<V, boolean>) => TickProps;
  readonly set: <F extends keyof V & string>(field: F, value: V[F]) => void;
  /** The problem of a field, if any. */
  readonly wrong: (field: string) => string | undefined;
  readonly discard: () => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Saves the edited fields, along with extra ones from the section; returns whether it worked. */
  readonly send: (more?: SentFields, files?: UploadableMap) => Promise<boolean>;
}

type FieldOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string;

interface TextProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}
interface TickProps {
  readonly name: string;
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * The state of a section, whose fields start with the saved row's values of the same names. Unsaved changes stay in
 * this tab until saved or discarded, even after a reload. Untouched fields show values saved elsewhere.
 */
export function useSection<V extends Values>(name: string, empty: V): Section<V> {
  const settings = useSettings();
  const saved = valuesIn(settings.saved, empty);
  const { draft, edit, drop, form } = useDraft<V>(`${settings.of} ${name}`, saved);
  const [others, setOthers] = useState<readonly FieldProblem[]>([]);
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const edited = editedFields(draft, saved);
  const values = { ...saved, ...draft?.edited };
  const wrong = (field: string) => form.errors[field] as string | undefined;
  const set = <F extends keyof V & string>(field: F, value: V[F]) => edit(withField(draft, saved, field, value), field);
  const tell = (problems: readonly FieldProblem[]) => setOthers(showProblems(form, problems));

  async function send(more: SentFields = {}, files?: UploadableMap): Promise<boolean> {
    const fields = { ...Object.fromEntries(edited.map((field) => [field, values[field]])), ...more } as SentFields;
    if (Object.keys(fields).length === 0) return true;
    setSending(true);
    try {
      await savedOver(fields, settings.saved.version, files);
      tell([]);
      drop();
      return true;
    } catch (error) {
      tell(problemsOfSave(error));
      setTries((before) => before + 1);
      return false;
    } finally {
      setSending(false);
    }
  }

  /** Overtaken fields show both texts; otherwise say that something changed, because nothing else would. */
  function problemsOfSave(error: unknown): readonly FieldProblem[] {
    if (!(error instanceof Overtaken)) return problemsOf(error);
    return overtakenFields(draft, valuesIn(error.newest, empty)).length > 0 ? [] : [changedElsewhere];
  }

  /** If another section or window saved other fields only, saves again on top without asking. */
  async function savedOver(fields: SentFields, version: number, files?: UploadableMap): Promise<void> {
    try {
      await settings.save(fields, version, files);
    } catch (error) {
      // A new picture replaces what the section shows, so nothing in it may have changed.
      const touched = files ? [] : edited;
      if (!(error instanceof Overtaken) || !fitsOn(touched, saved, valuesIn(error.newest, empty))) throw error;
      await settings.save(fields, error.newest.version, files);
    }
  }

  return {
    values,
    edited,
    overtaken: overtakenFields(draft, saved),
    saved,
    problems: [...problemsIn(form.errors), ...others],
    tries,
    isSending,
    field: (field) => ({
      name: field,
      value: values[field] as string,
      error: wrong(field),
      onChange: (event) => set(field, event.target.value as V[typeof field]),
    }),
    tick: (field) => ({
      name: field,
      checked: values[field] as boolean,
      error: wrong(field),
      onChange: (event) => set(field, event.target.checked as V[typeof field]),
    }),
    set,
    wrong,
    discard: () => {
      drop();
      tell([]);
    },
    submit: (event) => {
      event.preventDefault();
      if (!isSending) void send();
    },
    send,
  };
}

const changedElsewhere: FieldProblem = {
  field: null,
  message: 'This section was saved in another window or by someone else. Check the new version, then save again.',
};

/** The unsaved changes: the form's touched fields, and the saved values when they were started. */
function useDraft<V extends Values>(key: string, saved: V) {
  const { kept, note, forget } = useUnsent<Draft<V>>(key);
  const [begun] = useState(() => keptDraft(kept, saved));
  const [base, setBase] = useState<V>(begun?.base ?? saved);
  const form = useSettingsForm<V>({ ...saved, ...begun?.edited }, Object.keys(begun?.edited ?? {}));
  const values = form.getValues();
  const touched = Object.keys(saved).filter((field) => form.isTouched(field));
  const edited = Object.fromEntries(touched.map((field) => [field, values[field]])) as unknown as Partial<V>;
  const drop = () => {
    form.resetTouched();
    forget();
  };
  const edit = (next: Draft<V> | null, field: keyof V & string) => {
    if (!next) {
      form.clearFieldError(field);
      return drop();
    }
    setBase(next.base);
    form.setFieldValue(field, next.edited[field]);
    note(next);
  };
  return { draft: touched.length > 0 ? { base, edited } : null, edit, drop, form };
}

/** The draft from before, if it still fits the fields. */
function keptDraft<V extends Values>(kept: Partial<Draft<V>> | null, saved: V): Draft<V> | null {
  const fits = kept?.base && kept.edited && Object.keys(kept.base).every((field) => field in saved);
  return fits ? { base: kept.base as V, edited: kept.edited as Partial<V> } : null;
}
