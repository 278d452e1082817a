import { useCallback, useEffect, useState } from 'react';
import { browserLimits } from '#common/limits.ts';
import { tabStore } from './session/local-store.ts';
import { type Expiry, StoredValues } from './session/storage.ts';
import { useUser } from './session/use-session.ts';

/** Text typed into a form but not sent. */
export interface Unsent<Values> {
  /** What was typed before the form was opened this time; null if nothing was. */
  readonly kept: Partial<Values> | null;
  /** Call it with each change. Writes at most every 400 ms, and when the form unmounts. */
  readonly note: (values: Values) => void;
  /** Call it once the form is sent or discarded. */
  readonly forget: () => void;
}

/**
 * Keeps typed text in this tab, for this user only, so a reload, a closed panel or an expired session loses nothing.
 * `form` names the form and the row it is about.
 */
export const useUnsent = <Values extends object>(form: string): Unsent<Values> =>
  useKept(`unsent.${useUser()?.id}.${form}`, forAsLongAsTheTab);

const forAsLongAsTheTab = () => 'never' as const;

/**
 * Like `useUnsent` with a name of its own, for forms that need no sign-in; `expiryOf` returns when the values expire.
 */
export function useKept<Values extends object>(name: string, expiryOf: (values: Values) => Expiry): Unsent<Values> {
  const [kept] = useState(() => read<Values>(name));
  useEffect(() => {
    const settle = () => settled(name);
    addEventListener('pagehide', settle);
    return () => {
      removeEventListener('pagehide', settle);
      settle();
    };
  }, [name]);
  const note = useCallback(
    (values: Values) => {
      clearTimeout(waiting.get(name)?.timer);
      const write = () => ofThisTab().save(name, values, expiryOf(values));
      waiting.set(name, { write, timer: setTimeout(() => settled(name), browserLimits.throttle) });
    },
    [name, expiryOf],
  );
  const forget = useCallback(() => {
    clearTimeout(waiting.get(name)?.timer);
    waiting.delete(name);
    ofThisTab().remove(name);
  }, [name]);
  return { kept, note, forget };
}

/** What is typed and not yet written, by the form's name. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>();

function settled(name: string): void {
  clearTimeout(waiting.get(name)?.timer);
  waiting.get(name)?.write();
  waiting.delete(name);
}

const ofThisTab = () => new StoredValues(tabStore());

/** Writes what is waiting first: a page that replaces a form reads before the form unmounts. */
function read<Values>(name: string): Partial<Values> | null {
  settled(name);
  const kept = ofThisTab().read(name);
  return kept && typeof kept === 'object' ? (kept as Partial<Values>) : null;
}
