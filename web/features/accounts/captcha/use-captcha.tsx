import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { CaptchaHandle } from './CaptchaCheck.tsx';

// Loads only when a captcha is required.
const CaptchaCheck = lazy(() => import('./CaptchaCheck.tsx'));

/** A form's captcha: empty until the server requires one, then a part to render and a solution to send. */
export interface Captcha {
  /** Render it before the form's button; empty while no captcha is required. */
  readonly part: ReactNode;
  /** The solution for the next attempt, once the browser has found it; empty while none is required. */
  solution(): Promise<string>;
  /** Call it after each attempt, which uses up a solution. `asks`: whether the server requires a captcha. */
  afterTry(needsCaptcha: boolean): void;
}

/**
 * @param purpose what the captcha is for; a solution for one purpose is not valid for another
 * @param fallback what people can do if the captcha does not work
 * @param isNeeded whether the page's answer to its form requires it. Its form is then sent again once it is solved
 */
export function useCaptcha(
  purpose: 'login' | 'reset_password' | 'review' | 'flag',
  fallback: ReactNode,
  { isNeeded: isNeededFirst = false } = {},
): Captcha {
  const [isNeededSince, setNeeded] = useState(false);
  const [check] = useState(checkOnItsWay);
  const isHydrated = useHydrated();
  return {
    part: (isNeededFirst || isNeededSince) && isHydrated && (
      <Unavailable fallback={fallback} caught={check.failed}>
        <Suspense fallback={<p role="status">Please wait...</p>}>
          <CaptchaCheck ref={check.put} purpose={purpose} fallback={fallback} sendsForm={isNeededFirst} />
        </Suspense>
      </Unavailable>
    ),
    solution: async () => (isNeededFirst || check.isAsked ? ((await check.arrival())?.solution() ?? '') : ''),
    afterTry: (needsCaptcha) => {
      if (needsCaptcha) {
        check.isAsked = true;
        setNeeded(true);
      }
      check.current?.renew();
    },
  };
}

/** The captcha's handle, which arrives some time after it was asked for: its code is loaded then. */
interface CheckOnItsWay {
  isAsked: boolean;
  current: CaptchaHandle | null;
  /** Resolves once it is on the page; null if its code could not be loaded. */
  arrival(): Promise<CaptchaHandle | null>;
  put(handle: CaptchaHandle | null): void;
  failed(): void;
}

function checkOnItsWay(): CheckOnItsWay {
  const waiting: ((handle: CaptchaHandle | null) => void)[] = [];
  let hasFailed = false;
  const tell = (handle: CaptchaHandle | null) => {
    for (const told of waiting.splice(0)) told(handle);
  };
  const check: CheckOnItsWay = {
    isAsked: false,
    current: null,
    arrival: () =>
      check.current || hasFailed ? Promise.resolve(check.current) : new Promise((told) => waiting.push(told)),
    put: (handle) => {
      check.current = handle;
      if (handle) tell(handle);
    },
    failed: () => {
      hasFailed = true;
      tell(null);
    },
  };
  return check;
}

/** Keeps the form usable when the captcha's code cannot be loaded. */
class Unavailable extends Component<
  { fallback: ReactNode; children: ReactNode; caught: () => void },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch() {
    this.props.caught();
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="warn" role="alert" title="We couldn't load the check">
        {this.props.fallback}
      </Notice>
    );
  }
}
