import { useState } from 'react';
import { graphql } from 'react-relay';
import { cancelReasonLabels, cancelReasons } from '#common/placements/states.ts';
import type { CancelPlacementMutation } from '#web/__generated__/CancelPlacementMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Choice } from '#web/ui/Choice.tsx';

type CancelPlacementProps = {
  placement: {
    readonly id: string;
    readonly version: number;
    readonly jobTitle: string;
    readonly candidateStep?: string | null | undefined;
    readonly employerStep?: string | null | undefined;
  };
  onClose: () => void;
};

/** Cancels a placement after a confirmation that says what happens, with a reason. */
export function CancelPlacement({ placement, onClose }: CancelPlacementProps) {
  const { id, version, jobTitle, candidateStep, employerStep } = placement;
  const [reason, setReason] = useState<string>('');
  const cancel = useCommand<CancelPlacementMutation>(graphql`
    mutation CancelPlacementMutation($input: CancelPlacementInput!) {
      cancelPlacement(input: $input) {
        errors { code message field }
        placement {
          ...PlacementList_row @relay(mask: false)
        }
      }
    }
  `);
  const isScheduled = candidateStep === 'scheduled' || employerStep === 'scheduled';
  return (
    <Confirm
      open
      stay="Keep placement"
      title="Cancel this placement?"
      verb="Cancel placement"
      done={`${jobTitle} canceled.`}
      act={() => cancel({ placementId: id, expectedVersion: version, reason })}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <p>
            {isScheduled
              ? 'We cancel the invitations that have not gone out yet, and invite nobody about this placement anymore.'
              : "We won't invite anyone about this placement anymore."}
          </p>
          <p>It no longer counts in your coverage. Published reviews stay. You can't undo this.</p>
          <Choice
            name="reason"
            legend="Why?"
            value={reason}
            error={wrong('reason')}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            options={cancelReasons.map((value) => ({ value, label: cancelReasonLabels[value] }))}
          />
        </>
      )}
    </Confirm>
  );
}
