import { useCallback, useEffect, useRef, useState } from 'react';
import { browserLimits } from '#common/limits.ts';
import { tabStore } from './session/local-store.ts';
import { type Expiry, StoredValues } from './session/storage.ts';
import { useUser } from './session/use-session.ts';

/** What somebody has typed into a form and not sent. */
export interface Unsent<Values> {
  /** What was typed before the form was opened this time; null for a form nobody has touched. */
  readonly kept: Partial<Values> | null;
  /** To be called with each change; written at most every 400 ms, and when the form goes. */
  readonly note: (values: Values) => void;
  /** To be called once it is sent, or not wanted any more. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed in this tab, for this person alone, so that a reload, a closed panel or a session that has ended
 * loses nothing. `form` names the form, and the row that it is about.
 */
export const useUnsent = <Values extends object>(form: string): Unsent<Values> =>
  useKept(`unsent.${useUser()?.id}.${form}`, forAsLongAsTheTab);

const forAsLongAsTheTab = () => 'never' as const;

/** The same under a name of its own, for a form of somebody who is not signed in; `expiryOf`: when values go at the latest. */
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
