import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { PersonActionsAdminMutation } from '#web/__generated__/PersonActionsAdminMutation.graphql.ts';
import type { PersonActionsBackMutation } from '#web/__generated__/PersonActionsBackMutation.graphql.ts';
import type { PersonActionsColleaguesQuery } from '#web/__generated__/PersonActionsColleaguesQuery.graphql.ts';
import type { PersonActionsDeactivateMutation } from '#web/__generated__/PersonActionsDeactivateMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useFresh } from '#web/app-ui/use-fresh.ts';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import type { PersonRow } from './PeopleList.tsx';
import { Succession, useSuccession } from './Successor.tsx';

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
  const { input, fields } = useSuccession();
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
        act={() => deactivate({ personId: row.id, ...input })}
        done={`${row.name} can no longer sign in.`}
      >
        {(wrong) => (
          <>
            <p>
              They're signed out everywhere and can't sign in. Their reviews stay. You can bring them back at any time.
            </p>
            {row.unsentInvitations > 0 && <SuccessionOf row={row} fields={fields} wrong={wrong} />}
          </>
        )}
      </Confirm>
    </>
  );
}

type SuccessionOfProps = Pick<Parameters<typeof Succession>[0], 'fields' | 'wrong'> & { row: PersonRow };

/** Loads the colleagues when the fields are shown. */
function SuccessionOf({ row, ...rest }: SuccessionOfProps) {
  const found = useFresh<PersonActionsColleaguesQuery>(useRelayEnvironment(), colleagues);
  const others = (found?.people?.edges ?? []).flatMap((edge) => {
    const profile = edge?.node?.recruiter;
    return profile && profile.id !== row.recruiter?.id ? [{ id: profile.id, name: edge.node.name }] : [];
  });
  return <Succession unsent={row.unsentInvitations} whose="theirs" colleagues={others} {...rest} />;
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
