import { z } from 'zod';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { defineTask } from '#server/tasks/task.ts';
import { noteAttempt } from './deliveries.ts';
import { type Posted, post } from './post.ts';
import { signedHeaders } from './signing.ts';

const attempted = z.object({ deliveryId: z.uuid(), attempt: z.int() });
type Attempted = z.output<typeof attempted>;

/**
 * Makes one attempt to deliver an event. A worker that dies after sending makes it again: the receiver knows it by its
 * `webhook-id`.
 */
export const deliverWebhook = defineTask({
  name: 'deliverWebhook',
  payload: attempted,
  run: async (context, payload) => {
    const due = await dueDelivery(context, payload);
    if (!due) return;
    const posted = due.is_on || due.event === 'webhook.test' ? await sendNow(context, due) : wasOff;
    await carryOut(context, noteAttemptCommand, { ...payload, ...posted });
  },
});

const wasOff: Posted = { status: null, excerpt: null, problem: 'The webhook is off.' };

const dueDelivery = ({ database }: Context, { deliveryId, attempt }: Attempted) =>
  database.kysely
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as h', 'h.id', 'd.webhook_id')
    .select(['d.id as delivery_id', 'd.body', 'd.event', 'h.id', 'h.url', 'h.is_on', 'h.secret_number', 'h.secret_at'])
    .where('d.id', '=', deliveryId)
    .where('d.state', '=', 'waiting')
    .where('d.attempts', '=', attempt - 1)
    .executeTakeFirst();

type Due = NonNullable<Awaited<ReturnType<typeof dueDelivery>>>;

const sendNow = ({ nature }: Context, { delivery_id, body, url, ...signer }: Due) =>
  post(url, signedHeaders(signer, `msg_${delivery_id}`, body, nature.now()), body);

const noteAttemptCommand = defineCommand({
  name: 'noteWebhookAttempt',
  input: attempted.extend({
    status: z.int().nullable(),
    excerpt: z.string().nullable(),
    problem: z.string().nullable(),
  }),
  run: async (write, { deliveryId, attempt, ...posted }) => {
    await noteAttempt(write, deliveryId, attempt, posted as Posted);
    return {};
  },
});
