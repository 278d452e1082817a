import type { Selectable } from 'kysely';
import type { AuditAction } from '#common/admin/audit-words.ts';
import {
  type ApplicationEvent,
  type ApplicationSide,
  type ApplicationState,
  applicationStateWords,
  applicationTransitions,
} from '#common/jobs/applications.ts';
import type { NoticeKindName } from '#common/notices/kinds.ts';
import type { Permission } from '#common/roles.ts';
import { transition } from '#common/transitions.ts';
import { candidatesUrl, jobBoardUrl } from '#common/urls.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Applications } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { forgetAbout } from '#server/features/notices/forget-about.ts';
import { type Happening, tell } from '#server/features/notices/tell.ts';
import { removeFile } from '#server/storage/files.ts';
import { type Job, lockJob } from '../hiring-company.ts';
import { deleteThreadAbout } from '../messages/thread.ts';

/** A row of a candidate who was submitted for a job. */
export type Application = Selectable<Applications>;

/** An application with its job, both locked, and the side of the viewer. */
export interface FoundApplication {
  application: Application;
  job: Job;
  side: 'company' | 'recruiter';
}

/**
 * An application that the viewer's company sees, with a permission; or the viewer's own as a recruiter, with another.
 * To everybody else it looks missing. A side without a permission can't do it.
 */
export async function applicationFor(
  write: Write,
  id: string,
  permissions: { readonly company?: Permission; readonly recruiter?: Permission },
): Promise<FoundApplication> {
  const { viewer } = write;
  const found = env.PLAUDIT_FEATURES.jobs && viewer.userId ? await lockApplication(write, id) : undefined;
  if (!found) return refuseUnknown();
  const { company_id, recruiter_id, consented_at } = found.application;
  const may = (permission: Permission | undefined) => permission !== undefined && viewer.permissions.has(permission);
  if (company_id === viewer.companyId && consented_at && may(permissions.company)) return { ...found, side: 'company' };
  if (recruiter_id === viewer.recruiterId && may(permissions.recruiter)) return { ...found, side: 'recruiter' };
  return refuseUnknown();
}

/** An application of anybody with its job, both locked. The job comes first, as everywhere. */
export async function lockApplication(
  write: Write,
  id: string,
): Promise<{ application: Application; job: Job } | undefined> {
  const { tx } = write;
  const known = await tx.selectFrom('applications').select('job_id').where('id', '=', id).executeTakeFirst();
  const job = known && (await lockJob(write, known.job_id));
  if (!job) return undefined;
  const application = await tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return application && { application, job };
}

/** The state that an event leads an application to; refused when its state doesn't accept it. */
export function nextApplicationState({ state }: Application, event: ApplicationEvent): ApplicationState {
  const from = state as ApplicationState;
  const moved = transition(applicationTransitions, from, event);
  if (moved.ok) return moved.to;
  const { label } = applicationStateWords[from];
  return refuse('STATE', `This isn't possible while the candidate is in the state '${label}'.`);
}

/** How an application ended. */
interface Ending {
  by: ApplicationSide;
  reason?: string | null | undefined;
}

/**
 * Moves an application by an event. One that ends says by whom and why, and its interviews and offers end with it
 * (`applicationEnded`).
 */
export async function moveApplication(
  write: Write,
  application: Application,
  event: ApplicationEvent,
  ending?: Ending,
): Promise<Application> {
  const state = nextApplicationState(application, event);
  const isEnd = state === 'hired' || state === 'rejected' || state === 'withdrawn';
  const moved = await saveApplication(write, application, {
    state,
    ...(isEnd && { ended_at: write.at }),
    ...(ending && { ended_by: ending.by, reason: ending.reason ?? '' }),
  });
  if (isEnd) await write.emit('applicationEnded', { applicationId: application.id });
  return moved;
}

declare module '#server/commands/events.ts' {
  interface Events {
    /** A candidate was hired, rejected or withdrawn. */
    applicationEnded: { applicationId: string };
  }
}

/** Saves columns of an application. Returns it as it is now. */
export function saveApplication(
  { tx, at }: Write,
  { id, version }: Application,
  set: Partial<Application>,
): Promise<Application> {
  return tx
    .updateTable('applications')
    .set({ ...set, changed_at: at, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Erases what is personal of an application: the person, the CV, and what was written about them. */
export async function eraseApplication(write: Write, application: Application): Promise<Application> {
  const { cv_file_id } = application;
  const erased = await saveApplication(write, application, {
    ...{ candidate_name: null, candidate_email: null, candidate_phone: null, candidate_hash: null },
    ...{ cv_file_id: null, cv_name: null, pitch: '', reason: '', owned_until: null, token_hash: null },
    ...{ salary_wish: null, notice_weeks: null, erased_at: write.at },
  });
  if (cv_file_id) await removeFile(write, cv_file_id);
  await forgetWords(write, application);
  return erased;
}

/** What was written about a person, their interviews and offers, and their name in the notices of both sides. */
async function forgetWords(write: Write, { id, job_id, recruiter_id }: Application): Promise<void> {
  const { tx } = write;
  await tx
    .updateTable('interviews')
    .set({ place: '', note: '', reason: '' })
    .where('application_id', '=', id)
    .execute();
  await tx.updateTable('offers').set({ conditions: '', reason: '' }).where('application_id', '=', id).execute();
  const told = await tx
    .selectFrom('jobs as j')
    .leftJoin('recruiters as r', (join) => join.on('r.id', '=', recruiter_id))
    .select(['j.created_by', 'r.user_id'])
    .where('j.id', '=', job_id)
    .executeTakeFirstOrThrow();
  const userIds = [told.created_by, told.user_id].filter((user) => user !== null);
  const paths = [pathForRecruiter(id), pathForCompany(job_id, id)];
  await forgetAbout(write, userIds, paths);
  await deleteThreadAbout(write, id, paths);
}

const pathForRecruiter = (id: string) => candidatesUrl('recruiter', { open: `Application:${id}` });
const pathForCompany = (jobId: string, id: string) => jobBoardUrl(jobId, { open: `Application:${id}` });

/** Tells the recruiter of an application what happened, with an email of its own if there is one. */
export async function tellRecruiter(
  write: Write,
  { id, recruiter_id, candidate_name }: Application,
  kind: NoticeKindName,
  own: Pick<Happening, 'mail'> = {},
): Promise<void> {
  const recruiter = await write.tx
    .selectFrom('recruiters')
    .select('user_id')
    .where('id', '=', recruiter_id)
    .executeTakeFirst();
  await tell(write, kind, {
    to: recruiter?.user_id ? [recruiter.user_id] : [],
    ...(candidate_name && { about: candidate_name }),
    path: pathForRecruiter(id),
    ...own,
  });
}

/**
 * Tells the person who posted the job of an application what happened, and another one if there is one, with an email of
 * its own if there is one.
 */
export async function tellHirer(
  write: Write,
  job: Job,
  { id, candidate_name }: Application,
  kind: NoticeKindName,
  { other = null, ...own }: Pick<Happening, 'mail'> & { other?: string | null } = {},
): Promise<void> {
  await tell(write, kind, {
    to: [job.created_by, other].filter((person) => person !== null),
    ...(candidate_name && { about: candidate_name }),
    path: pathForCompany(job.id, id),
    ...own,
  });
}

/** Adds an audit entry about an application. */
export const auditApplication = (write: Write, { id, agency_id, company_id }: Application, action: AuditAction): void =>
  write.audit({ action, agencyId: agency_id, companyId: company_id, subject: { type: 'Application', id } });
