import { useState } from 'react';
import { graphql } from 'react-relay';
import type { Side } from '#common/people/people.ts';
import type { LeavePlaceMutation } from '#web/__generated__/LeavePlaceMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { captureError } from '#web/kit/capture-error.ts';
import { useCommand } from '#web/kit/command.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Colleague, Succession, useSuccession } from './Successor.tsx';

type LeavePlaceProps = { side: Side; present: string; unsent: number; colleagues: readonly Colleague[] };

/** A button to leave the user's agency or company, with what stays and what happens to their work. */
export function LeavePlace({ side, present, unsent, colleagues }: LeavePlaceProps) {
  const [isAsking, setAsking] = useState(false);
  const { input, fields } = useSuccession();
  const session = useSession();
  const leave = useCommand<LeavePlaceMutation>(graphql`
    mutation LeavePlaceMutation($input: LeaveTenantInput!) {
      leaveTenant(input: $input) {
        user {
          id
          ...OwnPlace_user
          ...WhoYouAre_user
        }
        errors { code message field }
      }
    }
  `);
  const act = async () => {
    await leave(input);
    // Menus follow the roles that are left.
    await session.refresh().catch(captureError);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{`Leave ${present}`}</Button>
      <Confirm
        title={`Leave ${present}?`}
        open={isAsking}
        onClose={() => setAsking(false)}
        verb="Leave"
        act={act}
        done={`You left ${present}.`}
      >
        {(wrong) => (
          <>
            {side === 'agency' ? (
              <>
                <p>
                  {`You continue as an independent recruiter: your profile moves to an agency of your own, which our team checks. You can join another agency from there.`}
                </p>
                <p>
                  {`Your reviews stay on your profile, and those you earned so far say “While at ${present}”. Placements, and review invitations that were sent, stay with ${present}.`}
                </p>
              </>
            ) : (
              <p>{`Your account stays, and so do your favorites. Preferred suppliers stay with ${present}.`}</p>
            )}
            <p>Only an admin can bring you back.</p>
            <Succession fields={fields} unsent={unsent} whose="yours" colleagues={colleagues} wrong={wrong} />
          </>
        )}
      </Confirm>
    </>
  );
}
