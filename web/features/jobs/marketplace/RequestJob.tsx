import { useState } from 'react';
import { graphql } from 'react-relay';
import { jobLimits } from '#common/jobs/limits.ts';
import { myJobsUrl } from '#common/urls.ts';
import type { RequestJobMutation } from '#web/__generated__/RequestJobMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useLooksOnly } from '../use-looks-only.ts';
import type { MarketplaceRow } from './MarketplaceList.tsx';

/** Requests to work on a job with a pitch, or leads to the recruiter's part in it. */
export function RequestJob({ job }: { job: MarketplaceRow }) {
  const [isAsking, setAsking] = useState(false);
  const [pitch, setPitch] = useState('');
  const request = useCommand<RequestJobMutation>(mutation);
  const looksOnly = useLooksOnly();
  if (looksOnly) return null;
  if (job.ownPart) return <Button href={myJobsUrl()}>Open in My jobs</Button>;
  if (job.engagedCount >= job.wantedRecruiters) return <p>This job has all the recruiters it needs.</p>;
  const send = async () => {
    await request({ jobId: job.id, pitch });
    note({ event: 'job_applied', job: localId(job.id), type: job.jobType ?? '' });
  };
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        Request to work on it
      </Button>
      <Confirm
        title={`Work on “${job.title}”`}
        open={isAsking}
        onClose={() => setAsking(false)}
        verb="Send request"
        tone="primary"
        act={send}
        done={`${job.companyName} has your request. You find it under My jobs.`}
      >
        {(wrong) => (
          <TextArea
            name="pitch"
            label="Why you"
            help="Placements in this field, and people you could introduce. The company sees your profile with it."
            value={pitch}
            onChange={({ target }) => setPitch(target.value)}
            error={wrong('pitch')}
            rows={6}
            maxLength={jobLimits.pitch}
          />
        )}
      </Confirm>
    </>
  );
}

const mutation = graphql`
  mutation RequestJobMutation($input: RequestEngagementInput!) {
    requestEngagement(input: $input) {
      errors { code message field }
      marketplaceJob {
        ...MarketplaceList_job @relay(mask: false)
      }
    }
  }
`;
