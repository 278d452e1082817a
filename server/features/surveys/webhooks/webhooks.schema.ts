import { sql } from 'kysely';
import { webhookLimits } from '#common/surveys/webhooks.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { secretOf } from './signing.ts';
import {
  createWebhook,
  deleteWebhook,
  redeliverWebhook,
  renewWebhookSecret,
  saveWebhook,
  testWebhook,
} from './webhooks.commands.ts';

/** An address that gets an agency's survey answers. The agency's admins see it. */
const Webhook = plan.node('Webhook', {
  table: 'webhooks',
  visibleTo: ({ row, viewer }) => sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and ${viewer.seesAgency})`,
});

/** An event on its way to a webhook, and what came of it. Kept for 30 days. */
const WebhookDelivery = plan.node('WebhookDelivery', {
  table: 'webhook_deliveries',
  visibleTo: ({ row, viewer }) => sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and ${viewer.seesAgency})`,
});

plan.fields(WebhookDelivery, (t) => ({
  ...t.columns({
    event: 'String',
    state: 'String',
    attempts: 'Int',
    status: 'Int?',
    excerpt: 'String?',
    problem: 'String?',
    createdAt: 'DateTime',
    lastAt: 'DateTime?',
    nextAt: 'DateTime?',
  }),
}));

plan.fields(Webhook, (t) => ({
  ...t.columns({
    url: 'String',
    isOn: 'Boolean',
    takesAll: 'Boolean',
    failingSince: 'DateTime?',
    stoppedAt: 'DateTime?',
    version: 'Int',
    createdAt: 'DateTime',
  }),
  newSecret: t.computed({
    type: 'String',
    nullable: true,
    description: 'The secret, for the person who has just made it; null some minutes later.',
    select: ['id', 'secret_number', 'secret_at', 'secret_by'],
    resolve: ({ id, secret_number, secret_at, secret_by }, { viewer, nature }) => {
      const age = nature.now().getTime() - new Date(secret_at).getTime();
      const isShown = secret_by === viewer.userId && age < webhookLimits.secretMinutes * 60_000;
      return isShown ? secretOf({ id, secret_number }) : null;
    },
  }),
  viewerCanEdit: t.sql({ type: 'Boolean', sql: ({ can }) => sql<boolean>`${can('nps_create')}` }),
  deliveries: t.connection(WebhookDelivery, {
    description: 'What was sent, newest first.',
    by: 'webhook_id',
    sorts: { NEWEST: { desc: ['created_at'] } },
  }),
}));

plan.query.list('webhooks', Webhook, {
  description: "The webhooks of the viewer's agency.",
  pageSize: webhookLimits.webhooks,
  sorts: { OLDEST: { asc: ['created_at'] } },
});

const saved = { payload: { webhook: Webhook }, ids: { webhookId: 'Webhook' } } as const;

commandMutation(createWebhook, {
  description: "Adds a webhook of the viewer's agency.",
  payload: { webhook: Webhook },
});
commandMutation(saveWebhook, { ...saved, description: 'Saves parts of a webhook. Omitted fields stay unchanged.' });
commandMutation(renewWebhookSecret, {
  ...saved,
  description: 'Makes a new secret. The one before still signs for a day.',
});
commandMutation(deleteWebhook, {
  description: 'Deletes a webhook with its log.',
  payload: { deletedWebhookId: 'ID' },
  ids: { webhookId: 'Webhook' },
});
commandMutation(testWebhook, { ...saved, description: 'Sends a test event.' });
commandMutation(redeliverWebhook, {
  description: 'Delivers an event again, with the same id.',
  payload: { webhook: Webhook },
  ids: { deliveryId: 'WebhookDelivery' },
});
