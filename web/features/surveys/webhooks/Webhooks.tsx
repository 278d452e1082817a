import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { formatCount } from '#common/formats.ts';
import { webhookLimits } from '#common/surveys/webhooks.ts';
import type { Webhooks_query$key } from '#web/__generated__/Webhooks_query.graphql.ts';
import type { WebhooksMutation } from '#web/__generated__/WebhooksMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import styles from './Webhooks.module.css';

type WebhooksProps = { data: Webhooks_query$key; canAdd: boolean };

/** The webhooks of an agency, and the form for another one. */
export function Webhooks({ data: key, canAdd }: WebhooksProps) {
  const { webhooks } = useFragment(
    graphql`
      fragment Webhooks_query on Query {
        webhooks(first: 5) {
          edges { node { id ...WebhookCard_webhook } }
        }
      }
    `,
    key,
  );
  const [isNew, setNew] = useState(false);
  const { revalidate } = useRevalidator();
  const create = useCommand<WebhooksMutation>(graphql`
    mutation WebhooksMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        webhook { id ...WebhookCard_webhook }
        errors { code message field }
      }
    }
  `);
  const rows = (webhooks?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const isFull = rows.length >= webhookLimits.webhooks;
  const add = canAdd && !isFull && (
    <Button variant="primary" onClick={() => setNew(true)}>
      Add webhook
    </Button>
  );
  return (
    <div className={styles.webhooks}>
      {rows.length === 0 && (
        <EmptyState action={add}>Add a webhook to get survey answers in your own software as they come in.</EmptyState>
      )}
      {rows.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} />
      ))}
      {rows.length > 0 && add && <p>{add}</p>}
      {canAdd && isFull && (
        <p>{`You have ${formatCount(rows.length, 'webhook')}, the most an agency can have. Delete one to add another.`}</p>
      )}
      <Dialog title="Add webhook" open={isNew} onClose={() => setNew(false)}>
        {isNew && (
          <WebhookForm
            before={{ url: '', takesAll: false }}
            verb="Add webhook"
            save={async (typed) => {
              await create(typed);
              setNew(false);
              notify.success('Webhook added. Copy its signing secret now.');
              void revalidate();
            }}
            onCancel={() => setNew(false)}
          />
        )}
      </Dialog>
    </div>
  );
}
