import {
  type ChangeEvent,
  createContext,
  type SubmitEvent,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { UploadableMap } from 'relay-runtime';
import { problemsOf } from '#web/kit/problem.ts';
import { useUnsent } from '#web/kit/unsent.ts';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { Overtaken, type SentFields, type Settings } from './settings.ts';
import {
  type Draft,
  editedFields,
  fitsOn,
  noDraft,
  overtakenFields,
  type Row,
  type Value,
  type Values,
  valuesIn,
  withField,
  withoutFields,
} from './settings-values.ts';

/** A part of a page of settings, for the links to it and for what is not saved yet. */
export interface SettingsPart {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly fields: readonly string[];
}

/** A change that is no plain value, such as a chosen picture. */
export interface Pending {
  /** What to send with the other changes; a text is why it can't be sent, and stops the save. */
  readonly prepare: () => Promise<{ fields: SentFields; files?: UploadableMap } | string>;
  /** The row's field that tells whether somebody else has changed the same thing. */
  readonly comparedBy: string;
  /** Called once it is saved or discarded. */
  readonly clear: () => void;
}

/** The state of a page of settings: its unsaved changes, and the result of saving them together. */
export interface SettingsEditor {
  readonly saved: Row;
  readonly edited: Values;
  /** The titles of the sections with unsaved changes. */
  readonly unsaved: readonly string[];
  /** Edited fields that somebody else has saved with another value: show both. */
  readonly overtaken: readonly string[];
  readonly parts: readonly SettingsPart[];
  readonly problems: readonly FieldProblem[];
  /** Use it in the key of an ErrorSummary, so that it takes the focus after each attempt. */
  readonly tries: number;
  readonly isSending: boolean;
  readonly set: (field: string, value: Value) => void;
  /** Sets several fields at once. */
  readonly setAll: (values: Values) => void;
  /** Drops the changes of these fields; by default of all, pending ones included. */
  readonly discard: (fields?: readonly string[]) => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Saves only these values and keeps the unsaved changes. */
  readonly sendOnly: (fields: SentFields) => void;
  readonly addPart: (part: SettingsPart) => () => void;
  readonly setPending: (name: string, pending: Pending | null) => void;
}

/** Provides a page's editor to its sections. */
export const SettingsContext = createContext<SettingsEditor | null>(null);

/** The editor of the page that a section belongs to. */
export function useEditor(): SettingsEditor {
  const editor = use(SettingsContext);
  if (!editor) throw new Error('A section of settings needs a SettingsContext.');
  return editor;
}

/**
 * Edits a row on a page with several sections and one Save. Unsaved changes stay in this tab until saved or discarded,
 * even after a reload. Untouched fields show values saved elsewhere.
 */
export function useSettingsEditor(settings: Settings): SettingsEditor {
  const { saved } = settings;
  const { draft, keep } = useDraft(settings.of);
  const { parts, addPart } = useParts();
  const { pending, pendingNames, setPending } = usePendings();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const edited = editedFields(draft, saved);

  async function sending(run: () => Promise<void>): Promise<void> {
    setSending(true);
    try {
      await run();
      setProblems([]);
    } catch (error) {
      setProblems(byField(problemsOfSave(error)));
      setTries((before) => before + 1);
    } finally {
      setSending(false);
    }
  }

  async function saveAll(): Promise<void> {
    const waiting = [...pending.current];
    const sent: SentFields[] = [Object.fromEntries(edited.map((field) => [field, draft.edited[field]!]))];
    const files: Record<string, File | Blob> = {};
    for (const [field, one] of waiting) {
      const prepared = await one.prepare();
      if (typeof prepared === 'string') throw new Unsendable({ field, message: prepared });
      sent.push(prepared.fields);
      Object.assign(files, prepared.files);
    }
    const fields: SentFields = Object.assign({}, ...sent);
    if (Object.keys(fields).length === 0 && !settings.isNew) return;
    await saveOver(fields, [...edited, ...waiting.map(([, { comparedBy }]) => comparedBy)], files);
    keep(noDraft);
    for (const [, { clear }] of waiting) clear();
  }

  /** If somebody else or another window saved other fields only, saves again on top without asking. */
  async function saveOver(fields: SentFields, compared: readonly string[], files: UploadableMap): Promise<void> {
    const uploads = Object.keys(files).length > 0 ? files : undefined;
    try {
      await settings.save(fields, saved.version, uploads);
    } catch (error) {
      if (!(error instanceof Overtaken) || !fitsOn(compared, saved, error.newest)) throw error;
      await settings.save(fields, error.newest.version, uploads);
    }
  }

  /** Overtaken fields show both texts; otherwise say that something changed, because nothing else would. */
  function problemsOfSave(error: unknown): readonly FieldProblem[] {
    if (error instanceof Unsendable) return [error.problem];
    if (!(error instanceof Overtaken)) return problemsOf(error);
    return overtakenFields(draft, error.newest).length > 0 ? [] : [changedElsewhere];
  }

  return {
    saved,
    edited: draft.edited,
    unsaved: parts
      .filter(({ fields }) => fields.some((field) => edited.includes(field) || pendingNames.includes(field)))
      .map(({ title }) => title),
    overtaken: overtakenFields(draft, saved),
    parts,
    problems,
    tries,
    isSending,
    set: (field, value) => {
      setProblems(problems.filter((one) => one.field !== field));
      keep(withField(draft, saved, field, value));
    },
    setAll: (values) =>
      keep(Object.entries(values).reduce((next, [field, value]) => withField(next, saved, field, value), draft)),
    discard: (fields) => {
      keep(fields ? withoutFields(draft, fields) : noDraft);
      setProblems(fields ? problems.filter(({ field }) => !fields.includes(field ?? '')) : []);
      if (!fields) for (const { clear } of pending.current.values()) clear();
    },
    submit: (event) => {
      event.preventDefault();
      if (!isSending) void sending(saveAll);
    },
    sendOnly: (fields) => void sending(() => saveOver(fields, Object.keys(fields), {})),
    addPart,
    setPending,
  };
}

/** A pending change that cannot be sent. */
class Unsendable extends Error {
  readonly problem: FieldProblem;
  constructor(problem: FieldProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

const changedElsewhere: FieldProblem = {
  field: null,
  message: 'This page was saved in another window or by someone else. Check the new version, then save again.',
};

/** One problem for each field ('roleTypes.0' is at 'roleTypes'), several joined; then those without a field. */
function byField(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const messages = new Map<string | null, string[]>();
  for (const { field, message } of problems) {
    const name = field?.split('.')[0] ?? null;
    messages.set(name, [...(messages.get(name) ?? []), message]);
  }
  return [...messages].map(([field, all]) => ({ field, message: all.join(' ') }));
}

/** The unsaved changes, kept in this tab. */
function useDraft(of: string) {
  const { kept, note, forget } = useUnsent<Draft>(of);
  const [draft, setDraft] = useState<Draft>(kept?.base && kept.edited ? (kept as Draft) : noDraft);
  const keep = (next: Draft) => {
    setDraft(next);
    if (Object.keys(next.edited).length > 0) note(next);
    else forget();
  };
  return { draft, keep };
}

function useParts() {
  const [parts, setParts] = useState<readonly SettingsPart[]>([]);
  const addPart = useCallback((part: SettingsPart) => {
    setParts((before) => [...before, part]);
    return () => setParts((before) => before.filter((one) => one !== part));
  }, []);
  return { parts, addPart };
}

/** The newest pending changes by name. Only their names are state, because they change with each render. */
function usePendings() {
  const pending = useRef(new Map<string, Pending>());
  const [pendingNames, setNames] = useState<readonly string[]>([]);
  const setPending = useCallback((name: string, one: Pending | null) => {
    if (one) pending.current.set(name, one);
    else pending.current.delete(name);
    setNames((before) => (before.includes(name) === Boolean(one) ? before : [...pending.current.keys()]));
  }, []);
  return { pending, pendingNames, setPending };
}

/** Adds a change that is no plain value to the page's unsaved changes, as long as it is not null. */
export function usePending(name: string, pending: Pending | null): void {
  const { setPending } = useEditor();
  useEffect(() => setPending(name, pending));
  useEffect(() => () => setPending(name, null), [name, setPending]);
}

/** The fields of one section. */
export interface Section<V extends Values> {
  readonly values: V;
  readonly saved: V;
  readonly isSending: boolean;
  /** The props of a text control: `<TextField {...field('headline')} label="Headline" />`. */
  readonly field: (name: FieldOf<V, string>) => TextProps;
  /** The props of a checkbox. */
  readonly tick: (name: FieldOf<V, boolean>) => TickProps;
  readonly set: <F extends keyof V & string>(field: F, value: V[F]) => void;
  /** The problem of a field, if any. */
  readonly wrong: (field: string) => string | undefined;
  readonly sendOnly: SettingsEditor['sendOnly'];
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

/** The fields of a section, which start with the saved row's values of the same names. */
export function useSection<V extends Values>(empty: V): Section<V> {
  const editor = useEditor();
  const saved = valuesIn(editor.saved, empty);
  const values = { ...saved, ...Object.fromEntries(Object.entries(editor.edited).filter(([field]) => field in empty)) };
  const wrong = (field: string) => editor.problems.find((problem) => problem.field === field)?.message;
  return {
    values,
    saved,
    isSending: editor.isSending,
    field: (field) => ({
      name: field,
      value: values[field] as string,
      error: wrong(field),
      onChange: (event) => editor.set(field, event.target.value),
    }),
    tick: (field) => ({
      name: field,
      checked: values[field] as boolean,
      error: wrong(field),
      onChange: (event) => editor.set(field, event.target.checked),
    }),
    set: (field, value) => editor.set(field, value),
    wrong,
    sendOnly: editor.sendOnly,
  };
}
