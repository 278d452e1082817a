import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import type { PersonActionsAdminMutation } from '#web/__generated__/PersonActionsAdminMutation.graphql.ts';
import type { PersonActionsBackMutation } from '#web/__generated__/PersonActionsBackMutation.graphql.ts';
import type { PersonActionsColleaguesQuery } from '#web/__generated__/PersonActionsColleaguesQuery.graphql.ts';
import type { PersonActionsDeactivateMutation } from '#web/__generated__/PersonActionsDeactivateMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useFresh } from '#web/app-ui/use-fresh.ts';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PersonRow } from './PeopleList.tsx';
import { Successor } from './Successor.tsx';

/** What an admin can do with a person in their agency or company. */
export function PersonActions({ row }: { row: PersonRow }) {
  const setAdmin = useCommand<PersonActionsAdminMutation>(graphql`
    mutation PersonActionsAdminMutation($input: SetMemberAdminInput!) {
      setMemberAdmin(input: $input) {
        person {
          ...PeopleList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const bringBack = useCommand<PersonActionsBackMutation>(graphql`
    mutation PersonActionsBackMutation($input: BringBackMemberInput!) {
      bringBackMember(input: $input) {
        person {
          ...PeopleList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  if (row.state !== 'active')
    return row.isClosedByStaff ? null : (
      <ActButton act={() => bringBack({ personId: row.id })} done={`${row.name} can sign in again.`}>
        Bring back
      </ActButton>
    );
  return (
    <>
      <ActButton
        act={() => setAdmin({ personId: row.id, isAdmin: !row.isAdmin })}
        done={row.isAdmin ? `${row.name} is no longer an admin.` : `${row.name} is now an admin.`}
      >
        {row.isAdmin ? 'Remove admin role' : 'Make admin'}
      </ActButton>
      {!row.isViewer && <Deactivate row={row} />}
    </>
  );
}

function Deactivate({ row }: { row: PersonRow }) {
  const [isAsking, setAsking] = useState(false);
  const [successorId, setSuccessor] = useState('');
  const [reason, setReason] = useState('');
  const deactivate = useCommand<PersonActionsDeactivateMutation>(graphql`
    mutation PersonActionsDeactivateMutation($input: DeactivateMemberInput!) {
      deactivateMember(input: $input) {
        person {
          ...PeopleList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Deactivate</Button>
      <Confirm
        title={`Deactivate ${row.name}?`}
        open={isAsking}
        onClose={() => setAsking(false)}
        verb="Deactivate"
        act={() =>
          deactivate({
            personId: row.id,
            successorId: successorId || null,
            reason: successorId ? null : reason || null,
          })
        }
        done={`${row.name} can no longer sign in.`}
      >
        {(wrong) => (
          <>
            <p>
              They're signed out everywhere and can't sign in. Their reviews stay. You can bring them back at any time.
            </p>
            {row.unsentInvitations > 0 && (
              <>
                <p>{`${formatCount(row.unsentInvitations, 'review invitation')} of theirs not sent yet:`}</p>
                <Colleagues row={row} value={successorId} onChange={setSuccessor} error={wrong('successorId')} />
                {!successorId && (
                  <TextField
                    name="reason"
                    label="Reason for canceling"
                    value={reason}
                    maxLength={textLimits.cancelReason.max}
                    error={wrong('reason')}
                    onChange={({ currentTarget }) => setReason(currentTarget.value)}
                  />
                )}
              </>
            )}
          </>
        )}
      </Confirm>
    </>
  );
}

type ColleaguesProps = Pick<Parameters<typeof Successor>[0], 'value' | 'onChange' | 'error'> & { row: PersonRow };

function Colleagues({ row, ...field }: ColleaguesProps) {
  const found = useFresh<PersonActionsColleaguesQuery>(useRelayEnvironment(), colleagues);
  const others = (found?.people?.edges ?? []).flatMap((edge) => {
    const profile = edge?.node?.recruiter;
    return profile && profile.id !== row.recruiter?.id ? [{ id: profile.id, name: edge.node.name }] : [];
  });
  return <Successor colleagues={others} {...field} />;
}

const colleagues = graphql`
  query PersonActionsColleaguesQuery {
    people(first: 100, filter: { state: "active" }) {
      edges {
        node {
          name
          recruiter {
            id
          }
        }
      }
    }
  }
`;
