import type { Tx } from '#server/database/database.ts';
import type { Enqueued } from '#server/tasks/enqueue.ts';
import type { Context } from './context.ts';

/** What happened, told to features that the one in which it happened does not use. A feature adds its own events here. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it by declaration merging
export interface Events {}
/** What an event is called, such as `mailBounced`. */
export type EventName = keyof Events;
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
  /** Runs the handlers of other features, inside this transaction. */
  emit<Name extends EventName>(name: Name, event: Events[Name]): Promise<void>;
  /** Raises the version of a page, so that no process serves the old one. */
  changesPage(subject: PageSubject): void;
}

type Handler = (write: Write, event: never) => Promise<void>;

const handlers = new Map<string, Handler[]>();

/** Handles an event inside the transaction that causes it; what fails here undoes the write. */
export function on<Name extends EventName>(
  name: Name,
  handle: (write: Write, event: Events[Name]) => Promise<void>,
): void {
  handlers.set(name, [...(handlers.get(name) ?? []), handle as Handler]);
}

/** Runs the handlers of an event, one after the other, in the order in which they were declared. */
export async function dispatch<Name extends EventName>(write: Write, name: Name, event: Events[Name]): Promise<void> {
  for (const handle of handlers.get(name) ?? []) await handle(write, event as never);
}
