import { type SubmitEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { reasonLimits } from '#common/accounts/impersonation.ts';
import { sessionLimits } from '#common/limits.ts';
import type { ActAs_user$key } from '#web/__generated__/ActAs_user.graphql.ts';
import type { ActAsMutation } from '#web/__generated__/ActAsMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { landingFor } from '#web/kit/landing.ts';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

/** Requires a reason, then lets the super admin act as the user in all tabs of this browser. */
export function ActAs({ user, onClose }: { user: ActAs_user$key; onClose: () => void }) {
  const row = useFragment(
    graphql`
      fragment ActAs_user on User {
        id
        name
        email
      }
    `,
    user,
  );
  const session = useSession();
  const navigate = useNavigate();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const start = useCommand<ActAsMutation>(graphql`
    mutation ActAsMutation($input: StartImpersonationInput!) {
      startImpersonation(input: $input) {
        impersonation {
          id
        }
        errors { code message field }
      }
    }
  `);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    setBusy(true);
    setProblems([]);
    try {
      await start({ userId: row.id, reason });
      const { roles } = await session.switchTo(row.email);
      await navigate(landingFor(roles));
    } catch (error) {
      setProblems(problemsOf(error));
      setBusy(false);
    }
  };
  const others = problems.filter(({ field }) => field !== 'reason');
  return (
    <Dialog
      title={`Act as ${row.name}`}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="act-as" variant="primary" busy={isBusy}>
            Act as {row.name}
          </Button>
        </>
      }
    >
      {others.length > 0 && (
        <Notice tone="bad" role="alert">
          {others.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <form id="act-as" noValidate onSubmit={send as never}>
        <TextArea
          name="reason"
          label="Reason"
          help={`Kept in the audit log. For ${sessionLimits.impersonationMinutes} minutes, you can see and do what ${row.name} can, in all tabs. Everything is logged under both names. You can't change their password, email, billing, or connections.`}
          rows={3}
          maxLength={reasonLimits.max}
          required
          error={problems.find(({ field }) => field === 'reason')?.message}
        />
      </form>
    </Dialog>
  );
}
