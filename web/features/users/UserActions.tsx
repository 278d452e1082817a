import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UserActions_user$key } from '#web/__generated__/UserActions_user.graphql.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { localId } from '../local-id.ts';
import { ActAs } from './ActAs.tsx';
import { ChangeRoles } from './ChangeRoles.tsx';
import { UserConfirmation } from './UserConfirmation.tsx';
import { isStaff } from './user-words.ts';

type Step = 'act' | 'roles' | 'deactivate' | 'reactivate' | 'password';

/** What a super admin can do about an account: act as its person, change its roles, close or open it, mail a way in. */
export function UserActions({ user }: { user: UserActions_user$key }) {
  const row = useFragment(
    graphql`
      fragment UserActions_user on User {
        id
        name
        email
        status
        roles
        ...ActAs_user
        ...ChangeRoles_user
      }
    `,
    user,
  );
  const [step, setStep] = useState<Step | null>(null);
  const isOwn = useUser()?.id === localId(row.id);
  const isActive = row.status === 'active';
  const close = () => setStep(null);
  return (
    <>
      {!isOwn &&
        (isActive ? (
          <Button variant="danger" onClick={() => setStep('deactivate')}>
            Deactivate
          </Button>
        ) : (
          <Button onClick={() => setStep('reactivate')}>Reactivate</Button>
        ))}
      {isActive && <Button onClick={() => setStep('password')}>Send a password link</Button>}
      <Button onClick={() => setStep('roles')}>Change roles</Button>
      {isActive && !isOwn && !isStaff(row.roles) && (
        <Button variant="primary" onClick={() => setStep('act')}>
          Act as this person
        </Button>
      )}
      {step === 'act' && <ActAs user={row} onClose={close} />}
      {step === 'roles' && <ChangeRoles user={row} isOwn={isOwn} onClose={close} />}
      {step && step !== 'act' && step !== 'roles' && <UserConfirmation what={step} user={row} onClose={close} />}
    </>
  );
}
