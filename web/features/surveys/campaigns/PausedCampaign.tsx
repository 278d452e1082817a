import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PausedCampaign_campaign$key } from '#web/__generated__/PausedCampaign_campaign.graphql.ts';
import type { PausedCampaignMutation } from '#web/__generated__/PausedCampaignMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Says that a campaign stopped by itself, and lets its agency's admin continue it. Nothing while it isn't paused. */
export function PausedCampaign({ campaign: key }: { campaign: PausedCampaign_campaign$key }) {
  const { id, pausedAt, pausedBecause, survey } = useFragment(
    graphql`
      fragment PausedCampaign_campaign on Campaign {
        id
        pausedAt
        pausedBecause
        survey {
          viewerCanEdit
        }
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const resume = useCommand<PausedCampaignMutation>(graphql`
    mutation PausedCampaignMutation($input: ResumeCampaignInput!) {
      resumeCampaign(input: $input) {
        errors { code message field }
        campaign {
          ...PausedCampaign_campaign
        }
      }
    }
  `);
  return (
    <>
      {pausedAt && (
        <Notice
          tone="warn"
          title="This campaign is paused"
          action={survey?.viewerCanEdit && <Button onClick={() => setOpen(true)}>Resume sending</Button>}
        >
          <p>
            <span>{pausedBecause}</span> <span>Nothing more is sent until an admin resumes it.</span>
          </p>
        </Notice>
      )}
      <Confirm
        title="Resume sending?"
        open={isOpen}
        verb="Resume sending"
        tone="primary"
        done="The campaign continues."
        act={() => resume({ campaignId: id })}
        onClose={() => setOpen(false)}
      >
        <p>
          Check the addresses that bounced first. Many bounces make mail servers refuse your other emails, too. The
          campaign stops again if more addresses bounce.
        </p>
      </Confirm>
    </>
  );
}
