import type { AuditAction, AuditActor, AuditDetail, AuditSubject } from '#common/admin/audit-words.ts';
import type { Tx } from '#server/database/database.ts';
import type { Enqueued } from '#server/tasks/enqueue.ts';
import type { Context } from './context.ts';

/** What happened, for features that the emitting one does not use. Features add their events here. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it by declaration merging
export interface Events {}
/** The name of an event, such as `mailBounced`. */
export type EventName = keyof Events;
/** A page whose content a write changes. */
export interface PageSubject {
  type: 'recruiter' | 'agency' | 'widget' | 'post';
  id: string;
  /** Its figures aged overnight and nobody did anything, so sitemaps ignore it. */
  isAgeing?: true;
}

/** An entry of the audit log. Details hold ids and states, never addresses or text that somebody wrote. */
export interface AuditEntry {
  action: AuditAction;
  agencyId: string | null;
  companyId?: string | null;
  subject: { type: AuditSubject; id: string };
  details?: Readonly<Partial<Record<AuditDetail, string | number | boolean | null | readonly string[]>>>;
  /** A reviewer has no login; the system acts by itself. Known from the viewer unless stated. */
  actor?: AuditActor;
}

/** Everything a command may do: its transaction, and effects that happen when it commits. */
export interface Write extends Context {
  tx: Tx;
  /** The time of this write, the same for all its rows. */
  at: Date;
  audit(entry: AuditEntry): void;
  enqueue(task: Enqueued): void;
  /** Runs the handlers of other features, inside this transaction. */
  emit<Name extends EventName>(name: Name, event: Events[Name]): Promise<void>;
  /** Raises the version of a page, so no process serves the old one. */
  changesPage(subject: PageSubject): void;
}

type Handler = (write: Write, event: never) => Promise<void>;

const handlers = new Map<string, Handler[]>();

/** Handles an event inside the transaction that emits it; an error undoes the write. */
export function on<Name extends EventName>(
  name: Name,
  handle: (write: Write, event: Events[Name]) => Promise<void>,
): void {
  handlers.set(name, [...(handlers.get(name) ?? []), handle as Handler]);
}

/** Runs an event's handlers in the order of their declaration. */
export async function dispatch<Name extends EventName>(write: Write, name: Name, event: Events[Name]): Promise<void> {
  for (const handle of handlers.get(name) ?? []) await handle(write, event as never);
}
