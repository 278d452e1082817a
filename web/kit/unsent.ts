import { useCallback, useEffect, useRef, useState } from 'react';
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
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null);
  const settle = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current?.write();
    waiting.current = null;
  }, []);
  useEffect(() => {
    addEventListener('pagehide', settle);
    return () => {
      removeEventListener('pagehide', settle);
      settle();
    };
  }, [settle]);
  const note = useCallback(
    (values: Values) => {
      clearTimeout(waiting.current?.timer);
      const write = () => ofThisTab().save(name, values, expiryOf(values));
      waiting.current = { write, timer: setTimeout(settle, browserLimits.throttle) };
    },
    [name, expiryOf, settle],
  );
  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    ofThisTab().remove(name);
  }, [name]);
  return { kept, note, forget };
}

const ofThisTab = () => new StoredValues(tabStore());

function read<Values>(name: string): Partial<Values> | null {
  const kept = ofThisTab().read(name);
  return kept && typeof kept === 'object' ? (kept as Partial<Values>) : null;
}
