import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { paragraphs } from '#common/inputs.ts';
import { clearable } from '#common/invitations/settings.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import { type EngagementState, engagementTransitions, jobStatesForRecruiters } from '#common/jobs/states.ts';
import type { Permission } from '#common/roles.ts';
import { transition } from '#common/transitions.ts';
import { jobsUrl, myJobsUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Engagements } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { tell } from '#server/features/notices/tell.ts';
import { type Job, lockJob } from './hiring-company.ts';
import { isFound } from './marketplace.ts';
import { move } from './publishing.commands.ts';
import { isOnProfiles } from './shown-on-profiles.ts';

type Engagement = Selectable<Engagements>;

/** Which side of a job the viewer is on. */
type Side = 'company' | 'recruiter';

/** A recruiter requests to work on a job that they can find. Once rejected or withdrawn, they can't request it again. */
export const requestEngagement = defineCommand({
  name: 'requestEngagement',
  input: z.object({ jobId: z.uuid(), pitch: paragraphs('why you', { min: 20, max: jobLimits.pitch }) }),
  run: async (write, { jobId, pitch }) => {
    const { tx, at, nature, viewer } = write;
    if (!env.PLAUDIT_FEATURES.jobs || !viewer.recruiterId || !viewer.permissions.has('job_apply'))
      return refuseUnknown();
    const job = await lockJob(write, jobId);
    if (!job || !(await isFound(write, job))) return refuseUnknown();
    const known = await tx
      .selectFrom('engagements')
      .select('id')
      .where('job_id', '=', jobId)
      .where('recruiter_id', '=', viewer.recruiterId)
      .executeTakeFirst();
    if (known) return refuse('DUPLICATE', "You're part of this job already. You find it under My jobs.");
    refuseFull(job);
    const id = nature.newId();
    await tx
      .insertInto('engagements')
      .values({
        ...{
          id,
          job_id: jobId,
          company_id: job.company_id,
          agency_id: viewer.agencyId!,
          recruiter_id: viewer.recruiterId,
        },
        ...{
          state: 'requested',
          is_invitation: false,
          pitch,
          created_by: viewer.userId,
          created_at: at,
          changed_at: at,
        },
      })
      .execute();
    await tellCompany(write, job, 'jobRequested');
    audit(write, job, 'requestEngagement');
    return { marketplaceJob: jobId, engagedJob: id };
  },
});

/** Each side names an engagement by its own type. */
const engagementId = z.object({ type: z.enum(['EngagedJob', 'JobEngagement']), id: z.uuid() });
const input = z.object({ engagementId });
const withReason = input.extend({ reason: clearable(paragraphs('a reason', { max: jobLimits.reason })) });

/**
 * Accepts an invitation as its recruiter, or a request as the company. When the wanted number is reached, the job is
 * engaged, and later ones are refused.
 */
export const acceptEngagement = defineCommand({
  name: 'acceptEngagement',
  input,
  run: async (write, { engagementId }) => {
    const { job, engagement, side } = await engagementFor(write, engagementId, 'job_accept_invite');
    refuseOwn(engagement, side);
    const state = next(engagement, 'accept');
    refuseFull(job);
    await save(write, job, engagement, { state });
    if (job.state === 'open' && job.engaged_count + 1 >= job.wanted_recruiters) await move(write, job, 'engaged');
    await tellOther(write, { job, engagement, side }, 'engagementAccepted');
    audit(write, job, 'acceptEngagement');
    return rowsOf(engagement);
  },
});

/** Rejects an invitation as its recruiter, or a request as the company, with a reason that the other side reads. */
export const rejectEngagement = defineCommand({
  name: 'rejectEngagement',
  input: withReason,
  run: async (write, { engagementId, reason }) => {
    const { job, engagement, side } = await engagementFor(write, engagementId, 'job_reject_invite');
    refuseOwn(engagement, side);
    await save(write, job, engagement, { state: next(engagement, 'reject'), reason: reason ?? '', ended_by: side });
    await tellOther(write, { job, engagement, side }, 'engagementRejected');
    audit(write, job, 'rejectEngagement');
    return rowsOf(engagement);
  },
});

/**
 * Withdraws one's own request or invitation, or ends work that has begun, from either side. An engaged job has room
 * again.
 */
export const withdrawEngagement = defineCommand({
  name: 'withdrawEngagement',
  input: withReason,
  run: async (write, { engagementId, reason }) => {
    const { job, engagement, side } = await engagementFor(write, engagementId, 'job_withdraw');
    const isOthers = engagement.state !== 'accepted' && engagement.is_invitation === (side === 'recruiter');
    if (isOthers) refuse('STATE', 'Reject this instead of withdrawing it.');
    const state = next(engagement, 'withdraw');
    if (engagement.state === 'invited' && !engagement.told_at)
      await write.tx.deleteFrom('engagements').where('id', '=', engagement.id).execute();
    else {
      await save(write, job, engagement, { state, reason: reason ?? '', ended_by: side });
      await tellOther(write, { job, engagement, side }, 'engagementWithdrawn');
    }
    if (engagement.state === 'accepted' && job.state === 'engaged') await move(write, job, 'open');
    audit(write, job, 'withdrawEngagement');
    return rowsOf(engagement);
  },
});

/** An engagement of the viewer's own profile, or of their company's job, with both locked. To others it looks missing. */
async function engagementFor(
  write: Write,
  { type, id }: z.output<typeof engagementId>,
  permission: Permission,
): Promise<{ job: Job; engagement: Engagement; side: Side }> {
  const { tx, viewer } = write;
  const found = await tx.selectFrom('engagements').select('job_id').where('id', '=', id).executeTakeFirst();
  const job = env.PLAUDIT_FEATURES.jobs && found && (await lockJob(write, found.job_id));
  if (!job) return refuseUnknown();
  const engagement = await tx.selectFrom('engagements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!engagement) return refuseUnknown();
  if (type === 'JobEngagement') {
    const isOurs = engagement.company_id === viewer.companyId && viewer.permissions.has('job_edit');
    return isOurs ? { job, engagement, side: 'company' } : refuseUnknown();
  }
  const isTheirs = engagement.recruiter_id === viewer.recruiterId && viewer.permissions.has(permission);
  const isTold = !engagement.is_invitation || engagement.told_at !== null;
  return isTheirs && isTold ? { job, engagement, side: 'recruiter' } : refuseUnknown();
}

/** Nobody answers what they asked themselves. */
function refuseOwn({ is_invitation }: Engagement, side: Side): void {
  if (is_invitation === (side === 'company')) refuse('STATE', 'The other side has to answer this.');
}

function next({ state }: Engagement, event: 'accept' | 'reject' | 'withdraw'): EngagementState {
  const moved = transition(engagementTransitions, state as EngagementState, event);
  return moved.ok ? moved.to : refuse('STATE', 'This has been answered already.');
}

function refuseFull(job: Job): void {
  if (job.engaged_count >= job.wanted_recruiters)
    refuse('FULL', 'This job has all the recruiters it needs. Someone else was first.');
  if (!jobStatesForRecruiters.some((state) => state === job.state))
    refuse('STATE', 'This job is not open, so no recruiter can join.');
}

/** Who begins or stops to work on a job may have it on their profile. */
async function save(write: Write, job: Job, engagement: Engagement, set: Partial<Engagement>): Promise<void> {
  const { id, version, recruiter_id: recruiterId } = engagement;
  await write.tx
    .updateTable('engagements')
    .set({ ...set, changed_at: write.at, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const isWork = engagement.state === 'accepted' || set.state === 'accepted';
  if (isWork && isOnProfiles(job)) write.changesPage({ type: 'recruiter', id: recruiterId });
}

type Kind = 'engagementAccepted' | 'engagementRejected' | 'engagementWithdrawn';

async function tellOther(
  write: Write,
  { job, engagement, side }: { job: Job; engagement: Engagement; side: Side },
  kind: Kind,
): Promise<void> {
  if (side === 'recruiter') return tellCompany(write, job, kind);
  const recruiter = await write.tx
    .selectFrom('recruiters')
    .select('user_id')
    .where('id', '=', engagement.recruiter_id)
    .executeTakeFirst();
  await tell(write, kind, {
    to: recruiter?.user_id ? [recruiter.user_id] : [],
    about: job.title,
    path: myJobsUrl({ open: `EngagedJob:${engagement.id}` }),
  });
}

async function tellCompany(write: Write, job: Job, kind: Kind | 'jobRequested'): Promise<void> {
  const to = job.created_by ? [job.created_by] : [];
  await tell(write, kind, { to, about: job.title, path: jobsUrl({ open: `Job:${job.id}` }) });
}

const rowsOf = ({ id, job_id }: Engagement) => ({ job: job_id, engagedJob: id });

function audit(write: Write, { id, company_id }: Job, action: AuditAction): void {
  write.audit({ action, agencyId: write.viewer.agencyId, companyId: company_id, subject: { type: 'Job', id } });
}
