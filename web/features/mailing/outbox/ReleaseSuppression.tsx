import { useState } from 'react';
import { graphql } from 'react-relay';
import { releaseLabels, releaseReasons } from '#common/mailing/suppressions.ts';
import type { ReleaseSuppressionMutation } from '#web/__generated__/ReleaseSuppressionMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { leavingList } from '#web/features/admin/panel/leave-list.ts';
import { useCommand } from '#web/kit/command.ts';
import { SelectField } from '#web/ui/SelectField.tsx';

type Props = {
  row: { readonly id: string; readonly email: string | null | undefined };
  /** The list in the store from which the address is removed. */
  listId: string | undefined;
  onClose: () => void;
};

/** Requires a reason for sending email to an address again, then releases it. */
export function ReleaseSuppression({ row, listId, onClose }: Props) {
  const [because, setBecause] = useState<string>(releaseReasons[0]);
  const release = useCommand<ReleaseSuppressionMutation>(graphql`
    mutation ReleaseSuppressionMutation($input: RemoveSuppressionInput!) {
      removeSuppression(input: $input) {
        suppressionId
        errors { code message field }
      }
    }
  `);
  const act = () => release({ suppressionId: row.id, because }, { updater: leavingList(listId, row.id) });
  return (
    <Confirm
      open
      title={`Allow emails to ${row.email ?? 'this erased address'} again?`}
      verb="Allow emails"
      tone="primary"
      done={`${row.email ?? 'The address'} can get emails again.`}
      act={act}
      onClose={onClose}
    >
      <SelectField
        label="Why"
        value={because}
        onChange={(event) => setBecause(event.target.value)}
        options={releaseReasons.map((reason) => ({ value: reason, label: releaseLabels[reason] }))}
        help="If they unsubscribed, allow emails only at their request. Invitations that have ended stay ended."
      />
    </Confirm>
  );
}
