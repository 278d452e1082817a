import { Component, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { CaptchaHandle } from './CaptchaCheck.tsx';

// Loads only when a captcha is required.
const CaptchaCheck = lazy(() => import('./CaptchaCheck.tsx'));

/** A form's captcha: empty until the server requires one, then a part to render and a solution to send. */
export interface Captcha {
  /** Render it before the form's button; empty while no captcha is required. */
  readonly part: ReactNode;
  /** The solution for the next attempt; empty while none is required. */
  solution(): Promise<string>;
  /** Call it after each attempt, which uses up a solution. `asks`: whether the server requires a captcha. */
  afterTry(needsCaptcha: boolean): void;
}

/**
 * @param purpose what the captcha is for; a solution for one purpose is not valid for another
 * @param fallback what people can do if the captcha does not work
 * @param isAsked whether it is required from the start, as after a form sent without JavaScript
 */
export function useCaptcha(
  purpose: 'login' | 'reset_password' | 'review' | 'flag',
  fallback: ReactNode,
  { isNeeded: isNeededFirst = false } = {},
): Captcha {
  const [isNeededSince, setNeeded] = useState(false);
  const check = useRef<CaptchaHandle>(null);
  const isHydrated = useHydrated();
  return {
    part: (isNeededFirst || isNeededSince) && isHydrated && (
      <Unavailable fallback={fallback}>
        <Suspense fallback={<p role="status">Please wait...</p>}>
          <CaptchaCheck ref={check} purpose={purpose} fallback={fallback} />
        </Suspense>
      </Unavailable>
    ),
    solution: async () => (await check.current?.solution()) ?? '',
    afterTry: (needsCaptcha) => {
      if (needsCaptcha) setNeeded(true);
      check.current?.renew();
    },
  };
}

/** Keeps the form usable when the captcha's code cannot be loaded. */
class Unavailable extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="warn" role="alert" title="We couldn't load the check">
        {this.props.fallback}
      </Notice>
    );
  }
}
