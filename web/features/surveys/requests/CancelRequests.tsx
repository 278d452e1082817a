import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import type { CancelRequestsMutation } from '#web/__generated__/CancelRequestsMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { PickedBar } from '#web/list/PickedBar.tsx';
import type { Picked } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Request = { readonly id: string; readonly name: string; readonly email: string };
type CancelRequestsProps = { requests: readonly Request[]; onClose: () => void; onDone?: () => void };

/** Cancels requests that wait to be sent after a confirmation, with an optional reason. */
export function CancelRequests({ requests, onClose, onDone }: CancelRequestsProps) {
  const [picked] = useState(requests);
  const [reason, setReason] = useState('');
  const cancel = useCommand<CancelRequestsMutation>(graphql`
    mutation CancelRequestsMutation($input: CancelSurveyRequestsInput!) {
      cancelSurveyRequests(input: $input) {
        errors { code message field }
        requests {
          id
          ...RequestList_row
        }
      }
    }
  `);
  const [first] = picked;
  const isOne = picked.length === 1;
  const who = isOne && first ? first.name || first.email : formatCount(picked.length, 'person', 'people');
  return (
    <Confirm
      open
      stay={isOne ? 'Keep request' : 'Keep requests'}
      title={isOne ? `Cancel the request to ${who}?` : `Cancel ${formatCount(picked.length, 'request')}?`}
      verb={isOne ? 'Cancel request' : 'Cancel requests'}
      done={isOne ? `Request to ${who} canceled.` : `${formatCount(picked.length, 'request')} canceled.`}
      act={async () => {
        await cancel({ ids: picked.map(({ id }) => id), reason });
        onDone?.();
      }}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <p>{`${who} won't get an email. You can still send the survey later.`}</p>
          <TextField
            id="cancel-reason"
            name="reason"
            label="Reason"
            help="Your agency sees it next to the request."
            optional
            autoComplete="off"
            maxLength={textLimits.cancelReason.max}
            error={wrong('reason')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
    </Confirm>
  );
}

/** Cancels the selected requests. */
export function CancelPickedRequests({ picks }: { picks: Pick<Picked<Request>, 'rows' | 'clear'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PickedBar noun="request" picks={picks}>
        <Button size="small" variant="danger" onClick={() => setOpen(true)}>
          Cancel requests
        </Button>
      </PickedBar>
      {isOpen && <CancelRequests requests={picks.rows} onClose={() => setOpen(false)} onDone={() => picks.clear()} />}
    </>
  );
}
