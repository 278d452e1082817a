import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { webhookLimits, webhookUrl } from '#common/surveys/webhooks.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Webhooks } from '#server/database/types.ts';
import { agencyWithSurveys } from '../may-edit.ts';
import { enqueueAttempt } from './deliveries.ts';
import { testBody } from './payload.ts';
import { network } from './post.ts';

/** Adds a webhook of the viewer's agency, with a secret that its maker sees for some minutes. */
export const createWebhook = defineCommand({
  name: 'createWebhook',
  input: z.object({ url: webhookUrl, takesAll: z.boolean() }),
  run: async (write, { url, takesAll }) => {
    const agency_id = agencyWithSurveys(write);
    refusePrivate(url);
    await refuseTooMany(write, agency_id);
    const id = write.nature.newId();
    await write.tx
      .insertInto('webhooks')
      .values({
        ...{ id, agency_id, url, takes_all: takesAll, secret_at: write.at, secret_by: write.viewer.userId },
        created_at: write.at,
      })
      .execute();
    audit(write, { id, agency_id }, 'createWebhook');
    return { webhook: id };
  },
});

/** Saves parts of a webhook. What is left out stays as it is; a clash returns the newer webhook. */
export const saveWebhook = defineCommand({
  name: 'saveWebhook',
  input: z.object({
    webhookId: z.uuid(),
    expectedVersion: z.int(),
    url: webhookUrl.optional(),
    takesAll: z.boolean().optional(),
    isOn: z.boolean().optional(),
  }),
  run: async (write, { webhookId, expectedVersion, url, takesAll, isOn }) => {
    const webhook = await webhookFor(write, webhookId);
    refuseClash('webhook', webhook.version, expectedVersion, { webhook: webhookId });
    if (url !== undefined) refusePrivate(url);
    await write.tx
      .updateTable('webhooks')
      .set({
        url: url ?? webhook.url,
        takes_all: takesAll ?? webhook.takes_all,
        is_on: isOn ?? webhook.is_on,
        ...(isOn && { failing_since: null, stopped_at: null }),
        version: webhook.version + 1,
      })
      .where('id', '=', webhookId)
      .execute();
    audit(write, webhook, 'saveWebhook');
    return { webhook: webhookId };
  },
});

/** Makes a new secret. The one before still signs for a day. */
export const renewWebhookSecret = defineCommand({
  name: 'renewWebhookSecret',
  input: z.object({ webhookId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { webhookId, expectedVersion }) => {
    const webhook = await webhookFor(write, webhookId);
    refuseClash('webhook', webhook.version, expectedVersion, { webhook: webhookId });
    await write.tx
      .updateTable('webhooks')
      .set({
        secret_number: webhook.secret_number + 1,
        secret_at: write.at,
        secret_by: write.viewer.userId,
        version: webhook.version + 1,
      })
      .where('id', '=', webhookId)
      .execute();
    audit(write, webhook, 'renewWebhookSecret');
    return { webhook: webhookId };
  },
});

/** Deletes a webhook with its log. */
export const deleteWebhook = defineCommand({
  name: 'deleteWebhook',
  input: z.object({ webhookId: z.uuid() }),
  run: async (write, { webhookId }) => {
    const webhook = await webhookFor(write, webhookId);
    await write.tx.deleteFrom('webhooks').where('id', '=', webhookId).execute();
    audit(write, webhook, 'deleteWebhook');
    return { deletedWebhookId: `Webhook:${webhookId}` };
  },
});

/** Sends a test event, also to a webhook that is off. It is tried once. */
export const testWebhook = defineCommand({
  name: 'testWebhook',
  input: z.object({ webhookId: z.uuid() }),
  run: async (write, { webhookId }) => {
    const webhook = await webhookFor(write, webhookId);
    const id = write.nature.newId();
    await write.tx
      .insertInto('webhook_deliveries')
      .values({
        ...{ id, agency_id: webhook.agency_id, webhook_id: webhookId, event: 'webhook.test', body: testBody(write) },
        ...{ state: 'waiting', next_at: write.at, created_at: write.at },
      })
      .execute();
    enqueueAttempt(write, { id, agency_id: webhook.agency_id }, 1, 0);
    return { webhook: webhookId };
  },
});

/** Delivers an event again, with the same id, even if it has arrived. */
export const redeliverWebhook = defineCommand({
  name: 'redeliverWebhook',
  input: z.object({ deliveryId: z.uuid() }),
  run: async (write, { deliveryId }) => {
    const { seesAgency, agencyId } = write.viewer;
    if (!seesAgency) return refuseUnknown();
    const delivery = await write.tx
      .selectFrom('webhook_deliveries')
      .select(['id', 'state', 'webhook_id'])
      .where('id', '=', deliveryId)
      .where('agency_id', '=', agencyId)
      .forUpdate()
      .executeTakeFirst();
    if (!delivery) return refuseUnknown();
    const webhook = await webhookFor(write, delivery.webhook_id);
    if (delivery.state === 'waiting') return { webhook: webhook.id };
    if (!webhook.is_on) refuse('OFF', 'Turn this webhook on first.');
    await write.tx
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', attempts: 0, next_at: write.at })
      .where('id', '=', deliveryId)
      .execute();
    enqueueAttempt(write, { id: deliveryId, agency_id: webhook.agency_id }, 1, 0);
    audit(write, webhook, 'redeliverWebhook');
    return { webhook: webhook.id };
  },
});

type Webhook = Selectable<Webhooks>;

/** A webhook that the viewer may change, locked. To others it looks missing. */
async function webhookFor(write: Write, id: string): Promise<Webhook> {
  const { seesAgency, agencyId } = write.viewer;
  if (!seesAgency) return refuseUnknown();
  const webhook = await write.tx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!webhook) return refuseUnknown();
  agencyWithSurveys(write);
  return webhook;
}

function refusePrivate(url: string): void {
  if (!network.isAllowedHost(new URL(url).hostname))
    refuse('PRIVATE', 'This address is on a private network. Enter one that can be reached from the internet.', 'url');
}

async function refuseTooMany({ tx }: Write, agencyId: string): Promise<void> {
  await tx.selectFrom('agencies').select('id').where('id', '=', agencyId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= webhookLimits.webhooks)
    refuse('LIMIT', `You have ${webhookLimits.webhooks} webhooks. Delete one to add another.`);
}

function audit(write: Write, { id, agency_id }: Pick<Webhook, 'id' | 'agency_id'>, action: AuditAction): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'Webhook', id } });
}
