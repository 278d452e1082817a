import { sql } from 'kysely';
import type { Tx } from '#server/database/database.ts';
import { addJobs, type Enqueued } from '#server/tasks/enqueue.ts';
import type { Context } from './context.ts';
import { dispatch, type EventName, type Events } from './events.ts';

/** A page whose content a write changes. */
export interface PageSubject {
  type: 'recruiter' | 'agency';
  id: string;
  /** A new day has aged its figures, and nobody has done anything: sitemaps do not call that a change. */
  isAgeing?: true;
}

/** A line of the audit log. Details hold ids and states, never an address or a text somebody wrote. */
export interface AuditEntry {
  action: string;
  agencyId: string | null;
  companyId?: string | null;
  subject: { type: string; id: string };
  details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
  /** A reviewer has no login; the system acts by itself. */
  actor?: 'user' | 'reviewer' | 'system';
}

/** All that a command may do: its transaction, and effects that happen when it commits. */
export interface Write extends Context {
  tx: Tx;
  /** The moment of this write: the same for all its rows. */
  at: Date;
  audit(entry: AuditEntry): void;
  enqueue(task: Enqueued): void;
  /** Runs the handlers of features further up, inside this transaction. */
  emit<Name extends EventName>(name: Name, event: Events[Name]): Promise<void>;
  /** Raises the version of a page, so that no process serves the old one. */
  changesPage(subject: PageSubject): void;
}

/** A write in the making, and the function that carries its effects out at the end of the transaction. */
export interface Pending {
  write: Write;
  settle(): Promise<void>;
}

/** Begins a write in a transaction: what it is to cause is gathered, and carried out when it settles. */
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

async function keepAudit(write: Write, entries: readonly AuditEntry[]) {
  if (!entries.length) return;
  await write.tx
    .insertInto('audit_entries')
    .values(
      entries.map((entry) => ({
        id: write.nature.newId(),
        at: write.at,
        request_id: write.requestId,
        user_id: write.viewer.userId,
        impersonated_by: write.viewer.impersonatedBy,
        actor: entry.actor ?? (write.viewer.userId ? 'user' : 'system'),
        action: entry.action,
        agency_id: entry.agencyId,
        company_id: entry.companyId ?? null,
        subject_type: entry.subject.type,
        subject_id: entry.subject.id,
        details: JSON.stringify(entry.details ?? {}),
      })),
    )
    .execute();
}

/** Rows in the order of their ids, so that two writes never wait for each other in a circle. One announcement a transaction. */
async function raisePages({ tx, at }: Write, pages: readonly PageSubject[]) {
  if (!pages.length) return;
  for (const type of ['recruiter', 'agency'] as const) {
    const changed = pages.filter((page) => page.type === type).sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const { id, isAgeing } of changed)
      await tx
        .updateTable(type === 'recruiter' ? 'recruiters' : 'agencies')
        .set((eb) => ({ page_version: eb('page_version', '+', eb.val('1')), ...(!isAgeing && { changed_at: at }) }))
        .where('id', '=', id)
        .execute();
  }
  const payload = JSON.stringify(pages.map((page) => `${page.type}:${page.id}`));
  await sql`select pg_notify('page_versions', ${payload})`.execute(tx);
}
