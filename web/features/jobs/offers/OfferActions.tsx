import { useState } from 'react';
import { graphql } from 'react-relay';
import { offerLimits } from '#common/jobs/offers.ts';
import { meets } from '#common/roles.ts';
import type { OfferActionsAcceptMutation } from '#web/__generated__/OfferActionsAcceptMutation.graphql.ts';
import type { OfferActionsRejectMutation } from '#web/__generated__/OfferActionsRejectMutation.graphql.ts';
import type { OfferActionsWithdrawMutation } from '#web/__generated__/OfferActionsWithdrawMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { localId } from '#web/kit/local-id.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from '../Jobs.module.css';

type OfferActionsProps = {
  offer: { readonly id: string; readonly jobType: string; readonly viewerSide: string };
  jobId: string | undefined;
  /** The candidate. */
  name: string;
};

type Asking = 'accept' | 'reject' | 'withdraw' | null;

/** What the viewer's side can do with an offer that waits for an answer. */
export function OfferActions({ offer: { id, jobType, viewerSide }, jobId, name }: OfferActionsProps) {
  const held = useHeldRoles();
  const [asking, setAsking] = useState<Asking>(null);
  const [reason, setReason] = useState('');
  const accept = useCommand<OfferActionsAcceptMutation>(acceptMutation);
  const reject = useCommand<OfferActionsRejectMutation>(rejectMutation);
  const withdraw = useCommand<OfferActionsWithdrawMutation>(withdrawMutation);
  const isCompany = viewerSide === 'company';
  const leave = () => setAsking(null);
  const take = async () => {
    await accept({ offerId: id });
    note({ event: 'offer_accepted', job: jobId ? localId(jobId) : '', type: jobType });
  };
  const why = (reader: string) => (wrong: (field: string) => string | undefined) => (
    <TextArea
      name="reason"
      label="Reason"
      help={`${reader} reads it.`}
      value={reason}
      onChange={({ target }) => setReason(target.value)}
      error={wrong('reason')}
      rows={3}
      maxLength={offerLimits.reason}
    />
  );
  return (
    <div className={styles.actions}>
      {!isCompany && meets(held, 'job_offer_accept') && (
        <Button variant="primary" onClick={() => setAsking('accept')}>
          Accept offer
        </Button>
      )}
      {!isCompany && meets(held, 'job_offer_reject') && (
        <Button onClick={() => setAsking('reject')}>Decline offer</Button>
      )}
      {isCompany && meets(held, 'job_offer_withdraw') && (
        <Button onClick={() => setAsking('withdraw')}>Withdraw offer</Button>
      )}
      <Confirm
        title={`Accept the offer for ${name}?`}
        open={asking === 'accept'}
        onClose={leave}
        verb="Accept offer"
        tone="primary"
        act={take}
        done={`${name} is hired. The placement is in your list.`}
      >
        <p>
          {`Accept once ${name} has agreed. We add the placement to your list, and both sides can be invited to review it. If your agency invites automatically, the invitations go out after the first day.`}
        </p>
        <p>{`We email ${name}. If this is the last person to hire, the other candidates get an answer. You can't undo this.`}</p>
      </Confirm>
      <Confirm
        title={`Decline the offer for ${name}?`}
        open={asking === 'reject'}
        onClose={leave}
        verb="Decline offer"
        act={() => reject({ offerId: id, reason })}
        done="The company knows, and can make another offer."
      >
        {why('The company')}
      </Confirm>
      <Confirm
        title={`Withdraw the offer for ${name}?`}
        open={asking === 'withdraw'}
        onClose={leave}
        verb="Withdraw offer"
        act={() => withdraw({ offerId: id, reason })}
        done="The offer is withdrawn. You can make another one."
      >
        {why('The recruiter')}
      </Confirm>
    </div>
  );
}

const acceptMutation = graphql`
  mutation OfferActionsAcceptMutation($input: AcceptOfferInput!) {
    acceptOffer(input: $input) {
      errors { code message field }
      application {
        state
        isHired
        endedAt
        ...Offers_application
      }
    }
  }
`;

const rejectMutation = graphql`
  mutation OfferActionsRejectMutation($input: RejectOfferInput!) {
    rejectOffer(input: $input) {
      errors { code message field }
      application {
        state
        ...Offers_application
      }
    }
  }
`;

const withdrawMutation = graphql`
  mutation OfferActionsWithdrawMutation($input: WithdrawOfferInput!) {
    withdrawOffer(input: $input) {
      errors { code message field }
      application {
        state
        ...Offers_application
      }
    }
  }
`;
