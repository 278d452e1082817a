import 'altcha/external';
import 'altcha/altcha.css';
import type {} from 'altcha/types/global';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './CaptchaCheck.module.css';

/** What the form asks of the check. */
export type CaptchaHandle = {
  /** The solved check, once it is solved; empty where that fails. */
  solution: () => Promise<string>;
  /** A solution is good for one try: gets the next. */
  renew: () => void;
};

type CaptchaCheckProps = { ref: Ref<CaptchaHandle>; purpose: string; fallback: ReactNode };
type State = 'unverified' | 'verifying' | 'verified' | 'error' | 'expired';
type Changed = CustomEvent<{ state: State; payload: string | null }>;

/** The ALTCHA widget, in our words and colours. It begins by itself: there is nothing to recognise and nothing to type. */
export default function CaptchaCheck({ ref, purpose, fallback }: CaptchaCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget | null>(null);
  const [state, setState] = useState<State>('verifying');
  useEffect(() => {
    const made = makeWidget(purpose, setState);
    widget.current = made;
    place.current!.replaceChildren(made.element);
    return () => made.element.remove();
  }, [purpose]);
  useImperativeHandle(ref, () => ({
    solution: () => widget.current?.solution() ?? Promise.resolve(''),
    renew: () => widget.current?.begin(),
  }));
  return (
    <FieldGroup id="captcha" legend="A check against machines" help={about}>
      <div ref={place} className={styles.widget} />
      <VisuallyHidden>
        <span role="status">{says[state]}</span>
      </VisuallyHidden>
      {(state === 'error' || state === 'expired') && (
        <p className={styles.fallback}>
          {says[state]} Tick the box to try it again. {fallback}
        </p>
      )}
    </FieldGroup>
  );
}

const about =
  'Your browser works out a sum, which takes it a few seconds. You have nothing to do, and nothing about you is sent.';

const says: Readonly<Record<State, string>> = {
  unverified: 'The check waits for you.',
  verifying: 'The check is running.',
  verified: 'The check is done.',
  error: 'The check did not work.',
  expired: 'The check has expired.',
};

interface Widget {
  readonly element: HTMLElement;
  begin(): void;
  solution(): Promise<string>;
}

/** The widget begins once it is in the document; `changed` hears of each of its states. */
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
  const settled = () =>
    new Promise<string>((resolve) => {
      const hear = () => {
        if (state === 'verifying') return;
        element.removeEventListener('statechange', hear);
        resolve(payload ?? '');
      };
      element.addEventListener('statechange', hear);
    });
  // Never two at once: the one broken off would end later, and as a failure.
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
      if (state === 'verified') return payload ?? '';
      begin();
      return settled();
    },
  };
}

/** Neither mark nor footer of its maker, and nothing collected of how people move. */
const configuration = { hideFooter: true, hideLogo: true, humanInteractionSignature: false, minDuration: 0 };

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
$altcha.i18n.set('en', {
  ...$altcha.i18n.get('en'),
  label: 'Run the check',
  verified: 'Checked',
  verifying: 'Checking …',
  waitAlert: 'The check is still running.',
});
