import 'altcha/external';
import 'altcha/altcha.css';
import type {} from 'altcha/types/global';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './CaptchaCheck.module.css';

/** What a form needs from the captcha. */
export type CaptchaHandle = {
  /** Resolves once the captcha is solved; empty if that fails. */
  solution: () => Promise<string>;
  /** Each solution works for one attempt; this gets the next one. */
  renew: () => void;
};

type CaptchaCheckProps = {
  ref: Ref<CaptchaHandle>;
  purpose: string;
  fallback: ReactNode;
  /** Sends its form once solved, because somebody has pressed its button already. */
  sendsForm: boolean;
};
type State = 'unverified' | 'verifying' | 'verified' | 'error' | 'expired';
type Changed = CustomEvent<{ state: State; payload: string | null }>;

/** The ALTCHA widget in our wording and colours. It starts automatically; there is nothing to recognise or type. */
export default function CaptchaCheck({ ref, purpose, fallback, sendsForm }: CaptchaCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget | null>(null);
  const [state, setState] = useState<State>('verifying');
  // Before the handle is given out, which may be asked for a solution at once.
  useLayoutEffect(() => {
    const made = makeWidget(purpose, setState);
    widget.current = made;
    place.current!.replaceChildren(made.element);
    return () => made.element.remove();
  }, [purpose]);
  useImperativeHandle(
    ref,
    () => ({
      solution: () => widget.current?.solution() ?? Promise.resolve(''),
      renew: () => widget.current?.begin(),
    }),
    [],
  );
  const press = useRef<(() => void) | null>(null);
  useEffect(() => {
    press.current = sendsForm ? buttonOf(place.current!) : null;
  }, [sendsForm]);
  useEffect(() => {
    if (state === 'verified') press.current?.();
  }, [state]);
  return (
    <FieldGroup id="captcha" legend="Verify you're human" help={about}>
      <div ref={place} className={styles.widget} />
      <VisuallyHidden>
        <span role="status">{says[state]}</span>
      </VisuallyHidden>
      {(state === 'error' || state === 'expired') && (
        <p className={styles.fallback}>
          {says[state]} Select the box to try again. {fallback}
        </p>
      )}
    </FieldGroup>
  );
}

/** Presses the main button of the form around an element, unless somebody has typed or sent something since. */
function buttonOf(part: HTMLElement): () => void {
  const form = part.closest('form');
  let isUsed = false;
  const use = (event: Event) => {
    if (!part.contains(event.target as Node)) isUsed = true;
  };
  for (const type of ['input', 'submit']) form?.addEventListener(type, use);
  return () => {
    if (!isUsed) form?.querySelector<HTMLElement>('button[type=submit]')?.click();
  };
}

const about = "Your browser solves a small puzzle in a few seconds. You don't need to do anything.";

const says: Readonly<Record<State, string>> = {
  unverified: 'Not verified yet.',
  verifying: 'Verifying…',
  verified: "You're verified.",
  error: "The check didn't work.",
  expired: 'The check expired.',
};

interface Widget {
  readonly element: HTMLElement;
  begin(): void;
  solution(): Promise<string>;
}

/** The widget starts once it is in the document; `changed` is called with each new state. */
function makeWidget(purpose: string, changed: (state: State) => void): Widget {
  const element = document.createElement('altcha-widget');
  element.setAttribute('challenge', `/login/captcha?purpose=${purpose}`);
  element.setAttribute('type', 'native');
  element.setAttribute('configuration', JSON.stringify(configuration));
  let payload: string | null = null;
  let state: State = 'verifying';
  let isLoaded = false;
  element.addEventListener('statechange', (event) => {
    ({ state, payload } = (event as Changed).detail);
    changed(state);
  });
  // Each solution works once.
  const taken = () => {
    const solution = payload ?? '';
    payload = null;
    return solution;
  };
  const settled = () =>
    new Promise<string>((resolve) => {
      const hear = () => {
        if (state === 'verifying' || state === 'unverified') return;
        element.removeEventListener('statechange', hear);
        resolve(taken());
      };
      element.addEventListener('statechange', hear);
    });
  // Never run two at once: the interrupted one would finish later and report a failure.
  const begin = () => {
    if (!isLoaded || element.getState() === 'verifying') return;
    state = 'verifying';
    payload = null;
    void element.verify();
  };
  const hasLoaded = () => {
    isLoaded = true;
    begin();
  };
  element.addEventListener('load', hasLoaded, { once: true });
  return {
    element,
    begin,
    solution: async () => {
      if (state === 'verified' && payload) return taken();
      begin();
      return settled();
    },
  };
}

/** Hides the vendor's logo and footer, and collects no data about how people move the pointer. */
const configuration = { hideFooter: true, hideLogo: true, humanInteractionSignature: false, minDuration: 0 };

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
$altcha.i18n.set('en', {
  ...$altcha.i18n.get('en'),
  label: "I'm human",
  verified: 'Verified',
  verifying: 'Verifying…',
  waitAlert: 'Still verifying. Wait a moment.',
});
