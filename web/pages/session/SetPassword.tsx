import { useState } from 'react';
import { NewPasswordField } from '#web/features/accounts/passwords/NewPasswordField.tsx';
import { useSending } from '#web/features/accounts/sending.ts';
import { unfinishedUrl, useOnward } from '#web/features/accounts/session/onward.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import type { SessionUser } from '#web/kit/session/user.ts';
import { Told } from '#web/kit/Told.tsx';
import { typed } from '#web/kit/typed.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NeedsJavaScript } from './NeedsJavaScript.tsx';
import { SpentLink } from './SpentLink.tsx';

type SetPasswordProps = {
  token: string;
  /** Whether the link works; looked at only when it is opened, because setting the password uses it up. */
  isUsable: boolean;
  /** The account has never had a password. */
  isFirst: boolean;
};

/** Sets a new password with the token of an emailed link, and signs in. */
export function SetPassword({ token, isUsable, isFirst }: SetPasswordProps) {
  const isHydrated = useHydrated();
  const user = useUser();
  const { outcome, problems, tries, isSending, submit, wrong } = useSetting(token, isUsable);
  if (outcome === 'spent') return <SpentLink />;
  if (outcome) return <PasswordIsSet user={outcome} isFirst={isFirst} />;
  return (
    <>
      <NeedsJavaScript>Setting a new password needs JavaScript.</NeedsJavaScript>
      {user && !isSending && (
        <Notice>{`You're signed in as ${user.username}. If this link was sent to another email address, you'll switch to that account.`}</Notice>
      )}
      <Form onSubmit={submit}>
        <ErrorSummary key={tries} problems={problems} title="Your password isn't set yet" />
        <NewPasswordField
          name="_password"
          label={isFirst ? 'Choose a password' : 'New password'}
          error={wrong('_password')}
        />
        {!isFirst && <p>You'll be signed out of all other browsers.</p>}
        <FormActions>
          <Button type="submit" variant="primary" wide busy={isSending} disabled={!isHydrated}>
            {isSending ? 'Please wait...' : 'Set password'}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}

function PasswordIsSet({ user, isFirst }: { user: SessionUser; isFirst: boolean }) {
  const onward = useOnward();
  const unfinished = unfinishedUrl(user);
  return (
    <Told
      title={isFirst ? 'Your password is set' : 'Your new password is set'}
      actions={
        unfinished ? (
          <Button variant="primary" href={unfinished}>
            Continue
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onward(user)}>
            Continue
          </Button>
        )
      }
    >
      <p>{`You're signed in as ${user.username}.`}</p>
      {!isFirst && <p>You're signed out of all other browsers. We've emailed you a confirmation.</p>}
    </Told>
  );
}

function useSetting(token: string, isUsable: boolean) {
  const session = useSession();
  const [outcome, setOutcome] = useState<SessionUser | 'spent' | null>(isUsable ? null : 'spent');
  const sending = useSending(async (form) => {
    try {
      setOutcome(await session.setPassword(token, typed(form, '_password')));
    } catch (error) {
      if (error instanceof SessionProblem && error.code === 410) setOutcome('spent');
      else throw error;
    }
  });
  return { outcome, ...sending };
}
