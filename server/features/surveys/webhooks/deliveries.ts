import { webhookLimits, webhookPauses } from '#common/surveys/webhooks.ts';
import { webhooksUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { tell } from '#server/features/notices/tell.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { planWithSurveys } from '../sending/campaign-to-send.ts';
import { bodyOfResponse } from './payload.ts';
import type { Posted } from './post.ts';

/** Has a complete response delivered to the agency's webhooks that take it, while its plan has surveys. Repeating it adds nothing. */
export async function deliverResponse(
  write: Write,
  { id: response_id, agency_id, recipient_id }: { id: string; agency_id: string; recipient_id: string | null },
): Promise<void> {
  const webhooks = await write.tx
    .selectFrom('webhooks as h')
    .innerJoin('responses as v', (join) => join.on('v.id', '=', response_id))
    .innerJoin('workflows as w', 'w.id', 'v.workflow_id')
    .innerJoin('agencies as a', 'a.id', 'h.agency_id')
    .select('h.id')
    .where('h.agency_id', '=', agency_id)
    .where('a.plan', '=', planWithSurveys)
    .where('h.is_on', '=', true)
    .where((eb) => eb.or([eb('h.takes_all', '=', true), eb('w.sends_webhook', '=', true)]))
    .orderBy('h.id')
    .execute();
  if (webhooks.length === 0) return;
  const body = await bodyOfResponse(write, response_id);
  for (const { id: webhook_id } of webhooks) {
    // What a random id belongs to can't be told by its order.
    const id = recipient_id ? write.nature.newId() : crypto.randomUUID();
    const added = await write.tx
      .insertInto('webhook_deliveries')
      .values({
        ...{ id, agency_id, webhook_id, response_id, event: 'response.completed', body },
        ...{ state: 'waiting', next_at: write.at, created_at: write.at },
      })
      .onConflict((conflict) =>
        conflict.columns(['webhook_id', 'response_id']).where('response_id', 'is not', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (added) enqueueAttempt(write, { id, agency_id }, 1, 0);
  }
}

/**
 * Has the next attempt made after some seconds. Those of an agency are made one after another, so that a slow receiver
 * holds up nobody else.
 */
export function enqueueAttempt(
  write: Write,
  { id: deliveryId, agency_id }: { id: string; agency_id: string },
  attempt: number,
  seconds: number,
): void {
  const runAt = new Date(write.at.getTime() + seconds * 1000);
  write.enqueue(
    enqueued(
      { name: 'deliverWebhook' },
      { deliveryId, attempt },
      { runAt, key: `webhook ${deliveryId}`, queue: `webhooks of ${agency_id}` },
    ),
  );
}

/** Records what came of an attempt, and has the next one made if there is one. Recording it twice changes nothing. */
export async function noteAttempt(write: Write, deliveryId: string, attempt: number, posted: Posted): Promise<void> {
  const { tx, at } = write;
  const delivery = await tx
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as h', 'h.id', 'd.webhook_id')
    .select(['d.id', 'd.agency_id', 'd.webhook_id', 'd.state', 'd.attempts', 'd.event', 'h.is_on'])
    .where('d.id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst();
  if (delivery?.state !== 'waiting' || delivery.attempts !== attempt - 1) return;
  const isDelivered = posted.status !== null && posted.status >= 200 && posted.status < 300;
  const isLast = delivery.event === 'webhook.test' || posted.status === 410 || !delivery.is_on;
  const pause = isLast ? undefined : webhookPauses[attempt - 1];
  const isOver = isDelivered || pause === undefined;
  await tx
    .updateTable('webhook_deliveries')
    .set({
      state: isDelivered ? 'delivered' : isOver ? 'failed' : 'waiting',
      attempts: attempt,
      status: posted.status,
      excerpt: posted.excerpt,
      problem: posted.problem,
      last_at: at,
      next_at: isOver ? null : new Date(at.getTime() + pause * 1000),
    })
    .where('id', '=', deliveryId)
    .execute();
  if (!isOver) enqueueAttempt(write, delivery, attempt + 1, pause);
  // A test that fails says nothing about the events that count.
  if (delivery.is_on && (isDelivered || delivery.event !== 'webhook.test'))
    await noteHealth(write, delivery.webhook_id, { isDelivered, isOver, isGone: posted.status === 410 });
}

interface Health {
  isDelivered: boolean;
  isOver: boolean;
  isGone: boolean;
}

/** Keeps since when a webhook fails. After days of it, or when the receiver says that it is gone, it is turned off. */
async function noteHealth(write: Write, id: string, { isDelivered, isOver, isGone }: Health): Promise<void> {
  const { tx, at } = write;
  const webhook = await tx
    .updateTable('webhooks')
    .set((eb) => ({ failing_since: isDelivered ? null : eb.fn.coalesce('failing_since', eb.val(at)) }))
    .where('id', '=', id)
    .returning(['agency_id', 'url', 'failing_since'])
    .executeTakeFirstOrThrow();
  const { failing_since, agency_id } = webhook;
  const hasFailedLong =
    failing_since !== null && at.getTime() - failing_since.getTime() >= webhookLimits.failingDays * 86_400_000;
  if (!isGone && !(isOver && hasFailedLong)) return;
  await tx
    .updateTable('webhooks')
    .set((eb) => ({ is_on: false, stopped_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  write.audit({ action: 'stopWebhook', agencyId: agency_id, subject: { type: 'Webhook', id }, actor: 'system' });
  const admins = await adminsOfAgency(write, agency_id);
  await tell(write, 'webhookStopped', {
    to: admins.map((admin) => admin.id),
    about: new URL(webhook.url).hostname,
    path: webhooksUrl(),
  });
}
