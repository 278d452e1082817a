import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { signupInfoUrl } from '#common/urls.ts';
import { refusedLogo } from '#web/features/accounts/companies/logo.ts';
import { type KeptRegistration, useKeptRegistration } from '#web/features/accounts/registration/kept-registration.ts';
import {
  type RegistrationFields,
  registrationFields,
} from '#web/features/accounts/registration/registration-fields.ts';
import { type Sending, useSending } from '#web/features/accounts/sending.ts';
import { note } from '#web/kit/data-layer.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import { typed } from '#web/kit/typed.ts';

/** The address, the time, and how often this page has sent the link. */
export interface Sent {
  readonly address: string;
  readonly at: number;
  readonly times: number;
}

/** The state of a sign-up: being typed, sent, or sent again. */
export interface Signup extends Sending {
  readonly sent: Sent | null;
  /** What was typed or sent before a reload, to fill the form. */
  readonly kept: KeptRegistration | null;
  /** The email was requested again, but the password was lost in a reload. */
  readonly needsPassword: boolean;
  /** It was requested again before the server would send another. */
  readonly isHurried: boolean;
  /** Call it with each change of the form. */
  readonly typing: (form: FormData) => void;
  readonly again: () => void;
  readonly change: () => void;
}

/** The form's ID. The form stays in the page while hidden, so 'Send again' can submit it. */
export const signupFormId = 'sign-up';

/** The server sends at most one email to an address in this time, in milliseconds. */
const betweenMails = 60_000;

/** Registers an employer, and sends the email again on request. */
export function useSignup(): Signup {
  const [sent, setSent] = useState<Sent | null>(null);
  const [kept, setKept] = useState<KeptRegistration | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  const [isHurried, setHurried] = useState(false);
  const user = useUser();
  const { kept: before, keep, forget } = useKeptRegistration();
  useEffect(() => {
    // What a fast user typed before hydration takes precedence over an older draft.
    if (!before || (!before.sentAt && isWritten(formElement()))) return;
    const { email: address, sentAt: at } = before;
    setKept(before);
    if (at) setSent({ address, at, times: 1 });
  }, [before]);
  useEffect(() => {
    if (user) forget();
  }, [user, forget]);
  const register = useRegister();
  const sending = useSending(async (form) => {
    setHurried(false);
    const fields = registrationFields(form);
    if (!(await register(fields, form, sent === null))) return;
    const at = Date.now();
    keep(fields, at);
    setNeedsPassword(false);
    setSent((before) => ({ address: typed(form, 'email').trim(), at, times: (before?.times ?? 0) + 1 }));
  });
  const backTo = (field: string) => {
    flushSync(() => setSent(null));
    document.getElementById(field)?.focus();
  };
  const again = () => {
    const form = formElement()!;
    if (sent && Date.now() - sent.at < betweenMails) setHurried(true);
    else if (typed(new FormData(form), 'password')) form.requestSubmit();
    else {
      setNeedsPassword(true);
      backTo('password');
    }
  };
  const change = () => {
    setNeedsPassword(false);
    keep(registrationFields(new FormData(formElement()!)), 0);
    backTo('email');
  };
  const typing = (form: FormData) => keep(registrationFields(form), 0);
  return { sent, kept, needsPassword, isHurried, typing, again, change, ...sending };
}

/** Null if somebody is signed in. */
const formElement = () => document.getElementById(signupFormId) as HTMLFormElement | null;

const isWritten = (form: HTMLFormElement | null) =>
  form !== null && Object.values(registrationFields(new FormData(form))).some((value) => value !== '');

/**
 * Sends a registration; returns whether an email is on its way. If the server signs in at once, it continues to the
 * next page.
 */
function useRegister() {
  const session = useSession();
  const navigate = useNavigate();
  return async (fields: RegistrationFields, form: FormData, isFirst: boolean): Promise<boolean> => {
    // Loaded on submit, so the form opens without them.
    const [{ checkRegistration }, { sendWithProgress }] = await Promise.all([
      import('#web/features/accounts/registration/check-registration.ts'),
      import('#web/kit/upload.ts'),
    ]);
    checkRegistration(fields, refusedLogo(form));
    await session.register(fields, sendWithProgress);
    if (isFirst) note({ event: 'employer-signup', country: fields.country, withLogo: fields.logo !== undefined });
    if (!session.user) return true;
    await navigate(signupInfoUrl());
    return false;
  };
}
