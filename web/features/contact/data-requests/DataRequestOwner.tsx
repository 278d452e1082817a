import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DataRequestOwner_request$key } from '#web/__generated__/DataRequestOwner_request.graphql.ts';
import type { DataRequestOwnerMutation } from '#web/__generated__/DataRequestOwnerMutation.graphql.ts';
import type {
  DataRequestOwnerPickerQuery,
  DataRequestOwnerPickerQuery$data,
} from '#web/__generated__/DataRequestOwnerPickerQuery.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { type Found, Picker } from '#web/features/admin/panel/Picker.tsx';
import { Part } from '#web/features/joining/approvals/Part.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './DataRequestOwner.module.css';

/** Which super admin deals with a request, and buttons to assign it while it waits. */
export function DataRequestOwner({ request, waits }: { request: DataRequestOwner_request$key; waits: boolean }) {
  const { id, version, owner, isMine } = useFragment(
    graphql`
      fragment DataRequestOwner_request on DataRequest {
        id
        version
        isMine
        owner {
          id
          name
        }
      }
    `,
    request,
  );
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const assign = useCommand<DataRequestOwnerMutation>(mutation);
  const give = (to: { ownerId: string | null } | { toMe: true }) =>
    assign({ dataRequestId: id, expectedVersion: version, ...to });
  return (
    <Part title="Owner">
      <p>{owner ? `${owner.name}${isMine ? ' (you)' : ''}` : 'Not assigned'}</p>
      {waits && (
        <div className={styles.actions}>
          {!isMine && (
            <ActButton size="small" act={() => give({ toMe: true })} done="Assigned to you.">
              Assign to me
            </ActButton>
          )}
          <Button size="small" onClick={() => setChoosing(true)}>
            Assign to someone else
          </Button>
          {owner && (
            <ActButton size="small" act={() => give({ ownerId: null })} done="No longer assigned.">
              Unassign
            </ActButton>
          )}
        </div>
      )}
      <Confirm
        title="Assign this request"
        verb="Assign"
        tone="primary"
        open={isChoosing}
        onClose={() => setChoosing(false)}
        act={() => give({ ownerId: chosen })}
        done="Assigned."
      >
        {(wrong) => (
          <>
            <p>They get the reminders of its deadline. Without an owner, all super admins get them.</p>
            <Picker<DataRequestOwnerPickerQuery>
              noun="super admin"
              plural="super admins"
              query={query}
              read={read}
              words=""
              chosen={chosen}
              onChoose={setChosen}
              except={owner?.id}
              error={wrong('ownerId')}
            />
          </>
        )}
      </Confirm>
    </Part>
  );
}

const read = ({ users }: DataRequestOwnerPickerQuery$data): Found[] =>
  (users?.edges ?? [])
    .flatMap((edge) => edge?.node ?? [])
    .map(({ id, name, email }) => ({ id, label: name, help: email }));

const query = graphql`
  query DataRequestOwnerPickerQuery($words: String) {
    users(first: 6, filter: { words: $words, role: "ROLE_SUPER_ADMIN", status: "active" }, sort: NAME) {
      edges {
        node {
          id
          name
          email
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation DataRequestOwnerMutation($input: AssignDataRequestInput!) {
    assignDataRequest(input: $input) {
      errors { code message field }
      dataRequest {
        ...DataRequestOwner_request
        history(first: 20) { edges { node { ...History_entries } } }
      }
    }
  }
`;
