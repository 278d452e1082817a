import { Component, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { CaptchaHandle } from './CaptchaCheck.tsx';

// Nobody loads it who is not asked for it.
const CaptchaCheck = lazy(() => import('./CaptchaCheck.tsx'));

/** The captcha of a form: nothing until the server asks for it, then a part to draw and a solution to send. */
export interface Captcha {
  /** Stands before the form's button; null while nothing is asked. */
  readonly part: ReactNode;
  /** What is sent with the next try: empty while nothing is asked. */
  solution(): Promise<string>;
  /** After a try, which uses a solution up; `asks` is what the server said. */
  afterTry(asks: boolean): void;
}

/**
 * @param purpose what the check is solved for; solved for one thing it is worth nothing for another
 * @param fallback what one can do where the check does not work
 * @param isAsked whether it is asked from the start, as the answer to a form may say that came without JavaScript
 */
export function useCaptcha(
  purpose: 'login' | 'reset_password' | 'review' | 'flag',
  fallback: ReactNode,
  { isAsked: isAskedFirst = false } = {},
): Captcha {
  const [isAskedSince, setAsked] = useState(false);
  const check = useRef<CaptchaHandle>(null);
  const isHydrated = useHydrated();
  return {
    part: (isAskedFirst || isAskedSince) && isHydrated && (
      <Unavailable fallback={fallback}>
        <Suspense fallback={<p role="status">Please wait...</p>}>
          <CaptchaCheck ref={check} purpose={purpose} fallback={fallback} />
        </Suspense>
      </Unavailable>
    ),
    solution: async () => (await check.current?.solution()) ?? '',
    afterTry: (asks) => {
      if (asks) setAsked(true);
      check.current?.renew();
    },
  };
}

/** The form must stay when the check's code cannot be fetched. */
class Unavailable extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="warn" role="alert" title="The check could not be loaded">
        {this.props.fallback}
      </Notice>
    );
  }
}
