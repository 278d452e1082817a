import { jobsUrl } from '#common/urls.ts';
import { useFeatures } from '#web/kit/features.ts';
import { Allowed } from '#web/kit/permissions/Allowed.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Leads from a recruiter to inviting them to a job, for people who hire. */
export function InviteLink({ id, name }: { id: string; name: string }) {
  const { jobs } = useFeatures();
  return (
    jobs && (
      <Allowed requirement="job_edit">
        <Button size="small" href={jobsUrl({ invite: id })} aria-label={`Invite to a job: ${name}`} rel="nofollow">
          Invite to a job
        </Button>
      </Allowed>
    )
  );
}
