import { graphql } from 'react-relay';
import type { DiscardMutation } from '#web/__generated__/DiscardMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';

type DiscardProps = {
  draft: { readonly id: string; readonly version: number };
  open: boolean;
  onClose: () => void;
  onDone: () => unknown;
};

/** Deletes a draft, after a confirmation. */
export function Discard({ draft, open, onClose, onDone }: DiscardProps) {
  const discard = useCommand<DiscardMutation>(graphql`
    mutation DiscardMutation($input: DiscardWorkflowInput!) {
      discardWorkflow(input: $input) {
        deletedWorkflowId
        errors { code message field }
      }
    }
  `);
  return (
    <Confirm
      title="Discard this draft?"
      open={open}
      onClose={onClose}
      verb="Discard draft"
      stay="Keep draft"
      act={() => discard({ workflowId: draft.id, expectedVersion: draft.version }).then(onDone)}
      done="Draft discarded."
    >
      All changes since the live version are lost. The live version stays as it is.
    </Confirm>
  );
}
