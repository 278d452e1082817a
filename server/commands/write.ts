import { sql } from 'kysely';
import type { AuditActor } from '#common/admin/audit-words.ts';
import type { Tx } from '#server/database/database.ts';
import { addJobs, type Enqueued } from '#server/tasks/enqueue.ts';
import type { Context } from './context.ts';
import { type AuditEntry, dispatch, type PageSubject, type Write } from './events.ts';

export type { AuditEntry, PageSubject, Write };

/** A write in progress, and the function that applies its effects at the end of the transaction. */
export interface Pending {
  write: Write;
  settle(): Promise<void>;
}

/** Starts a write in a transaction. Collects its effects and applies them when it settles. */
export function pendingEffects(tx: Tx, context: Context): Pending {
  const entries: AuditEntry[] = [];
  const tasks: Enqueued[] = [];
  const pages = new Map<string, PageSubject>();
  const write: Write = {
    ...context,
    tx,
    at: context.nature.now(),
    audit: (entry) => entries.push(entry),
    enqueue: (task) => tasks.push(task),
    emit: (name, event) => dispatch(write, name, event),
    changesPage: (subject) => {
      const key = `${subject.type}:${subject.id}`;
      if (!subject.isAgeing || !pages.has(key)) pages.set(key, subject);
    },
  };
  const settle = async () => {
    await keepAudit(write, entries);
    await raisePages(write, [...pages.values()]);
    await addJobs(tx, tasks);
  };
  return { write, settle };
}

/** Nobody is signed in while the system works, and it sees what staff see. */
function actorOf({ userId, isStaff, apiTokenId }: Write['viewer']): AuditActor {
  if (userId) return 'user';
  if (apiTokenId) return 'api';
  return isStaff ? 'system' : 'visitor';
}

async function keepAudit(write: Write, entries: readonly AuditEntry[]) {
  if (!entries.length) return;
  const { apiTokenId } = write.viewer;
  await write.tx
    .insertInto('audit_entries')
    .values(
      entries.map((entry) => ({
        id: write.nature.newId(),
        at: write.at,
        request_id: write.requestId,
        user_id: write.viewer.userId,
        impersonated_by: write.viewer.impersonatedBy,
        actor: entry.actor ?? actorOf(write.viewer),
        action: entry.action,
        agency_id: entry.agencyId,
        company_id: entry.companyId ?? null,
        subject_type: entry.subject.type,
        subject_id: entry.subject.id,
        details: JSON.stringify({ ...entry.details, ...(apiTokenId && { tokenId: apiTokenId }) }),
      })),
    )
    .execute();
}

/** The most pages per announcement, whose text is limited to 8,000 bytes. */
const announcedAtOnce = 100;

/** Rows in the order of their ids, so that two writes never wait for each other in a circle. */
async function raisePages({ tx, at }: Write, pages: readonly PageSubject[]) {
  if (!pages.length) return;
  const ofType = (type: PageSubject['type']) =>
    pages.filter((page) => page.type === type).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const type of ['recruiter', 'agency'] as const)
    for (const { id, isAgeing } of ofType(type))
      await tx
        .updateTable(type === 'recruiter' ? 'recruiters' : 'agencies')
        .set((eb) => ({ page_version: eb('page_version', '+', eb.val('1')), ...(!isAgeing && { changed_at: at }) }))
        .where('id', '=', id)
        .execute();
  for (const [type, table] of [
    ['widget', 'widgets'],
    ['post', 'posts'],
  ] as const)
    for (const { id } of ofType(type))
      await tx
        .updateTable(table)
        .set((eb) => ({ page_version: eb('page_version', '+', eb.val('1')) }))
        .where('id', '=', id)
        .execute();
  for (let at = 0; at < pages.length; at += announcedAtOnce) {
    const payload = JSON.stringify(pages.slice(at, at + announcedAtOnce).map((page) => `${page.type}:${page.id}`));
    await sql`select pg_notify('page_versions', ${payload})`.execute(tx);
  }
}
