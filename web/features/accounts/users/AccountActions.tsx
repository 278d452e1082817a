import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AccountActions_user$key } from '#web/__generated__/AccountActions_user.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './AccountActions.module.css';
import { ChangeRoles } from './ChangeRoles.tsx';
import { MergeProfile } from './MergeProfile.tsx';
import { MoveRecruiter } from './MoveRecruiter.tsx';
import { UserConfirmation } from './UserConfirmation.tsx';

type Step = 'roles' | 'move' | 'merge' | 'deactivate' | 'reactivate' | 'password';

/**
 * What a super admin can do with an account: change its roles, email a way in, move it to another agency, merge a duplicate
 * of its profile, deactivate or reactivate it.
 */
export function AccountActions({ user }: { user: AccountActions_user$key }) {
  const row = useFragment(
    graphql`
      fragment AccountActions_user on User {
        id
        name
        email
        status
        ...ChangeRoles_user
        ...MoveRecruiter_user
        ...MergeProfile_user
        recruiter {
          slug
        }
      }
    `,
    user,
  );
  const [step, setStep] = useState<Step | null>(null);
  const isOwn = useUser()?.id === localId(row.id);
  const isActive = row.status === 'active';
  const close = () => setStep(null);
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={() => setStep('roles')}>
        Change roles
      </Button>
      {isActive && (
        <Button size="small" onClick={() => setStep('password')}>
          Send password link
        </Button>
      )}
      {row.recruiter && (
        <>
          <Button size="small" onClick={() => setStep('move')}>
            Move to another agency
          </Button>
          <Button size="small" onClick={() => setStep('merge')}>
            Merge a duplicate…
          </Button>
        </>
      )}
      {!isOwn && (
        <Button size="small" onClick={() => setStep(isActive ? 'deactivate' : 'reactivate')}>
          {isActive ? 'Deactivate' : 'Reactivate'}
        </Button>
      )}
      {step === 'roles' && <ChangeRoles user={row} isOwn={isOwn} onClose={close} />}
      {step === 'move' && <MoveRecruiter user={row} onClose={close} />}
      {step === 'merge' && <MergeProfile user={row} onClose={close} />}
      {step && step !== 'roles' && step !== 'move' && step !== 'merge' && (
        <UserConfirmation what={step} user={row} onClose={close} />
      )}
    </div>
  );
}
