import { useState } from 'react';
import { graphql } from 'react-relay';
import { suppressionLabels, suppressionReasons } from '#common/mailing/suppressions.ts';
import type { AddSuppressionMutation } from '#web/__generated__/AddSuppressionMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { addFirst } from '#web/list/moves.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = {
  open: boolean /** The list in the store that gets the address. */;
  listId: string | undefined;
  onClose: () => void;
};

/** Suppresses an address, so it gets no more email. */
export function AddSuppression({ open, listId, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState<string>('objected');
  const add = useCommand<AddSuppressionMutation>(graphql`
    mutation AddSuppressionMutation($input: AddSuppressionInput!) {
      addSuppression(input: $input) {
        suppression {
          id
          email
          reason
          createdAt
          agency {
            name
          }
        }
        errors { code message field }
      }
    }
  `);
  const act = async () => {
    await add(
      { email, reason },
      {
        updater: (store) =>
          addFirst(
            store,
            listId,
            'QuerySuppressionsConnectionEdge',
            store.getRootField('addSuppression')?.getLinkedRecord('suppression'),
          ),
      },
    );
    setEmail('');
  };
  return (
    <Confirm
      open={open}
      title="Stop emails to an address"
      verb="Stop emails"
      tone="primary"
      done="Emails to this address are stopped."
      act={act}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <TextField
            name="email"
            label="Email address"
            error={wrong('email')}
            data-autofocus
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            help="We'll stop all emails to this address except account security. Its open invitations end."
          />
          <SelectField
            name="reason"
            label="Why"
            error={wrong('reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            options={suppressionReasons.map((one) => ({ value: one, label: suppressionLabels[one] }))}
          />
        </>
      )}
    </Confirm>
  );
}
