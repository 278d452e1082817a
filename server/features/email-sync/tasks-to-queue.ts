import type { Write } from '#server/commands/write.ts';
import { enqueued } from '#server/tasks/enqueue.ts';

/** Has a mailbox read soon. Readings of one mailbox follow each other. */
export function enqueueReading(write: Write, mailboxId: string): void {
  write.enqueue(
    enqueued(
      { name: 'readMailbox', maxAttempts: 3 },
      { mailboxId },
      { key: `read mailbox ${mailboxId}`, queue: `mailbox ${mailboxId}` },
    ),
  );
}
