import { graphql, useFragment } from 'react-relay';
import { formatAge, formatDateTime } from '#common/formats.ts';
import { deliveryWords, type WebhookEvent, webhookEventWords } from '#common/surveys/webhooks.ts';
import type { Deliveries_webhook$key } from '#web/__generated__/Deliveries_webhook.graphql.ts';
import type { DeliveriesMutation } from '#web/__generated__/DeliveriesMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { When } from '#web/ui/When.tsx';
import styles from './Webhooks.module.css';

type DeliveriesProps = { webhook: Deliveries_webhook$key; canEdit: boolean };

/** What a webhook was sent lately, and what came of it. */
export function Deliveries({ webhook: key, canEdit }: DeliveriesProps) {
  const webhook = useFragment(
    graphql`
      fragment Deliveries_webhook on Webhook {
        isOn
        deliveries(first: 10) {
          edges { node { id event state attempts status excerpt problem createdAt nextAt } }
        }
      }
    `,
    key,
  );
  const zone = useTimeZone();
  const redeliver = useCommand<DeliveriesMutation>(graphql`
    mutation DeliveriesMutation($input: RedeliverWebhookInput!) {
      redeliverWebhook(input: $input) {
        webhook { ...WebhookCard_webhook }
        errors { code message field }
      }
    }
  `);
  const rows = (webhook.deliveries.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (rows.length === 0) return <p className={styles.about}>Nothing was sent in the last 30 days.</p>;
  const now = new Date();
  return (
    <details open={rows[0]!.state !== 'delivered'}>
      <summary className={styles.summary}>{`Last ${rows.length === 1 ? 'event' : `${rows.length} events`}`}</summary>
      <ul className={styles.deliveries}>
        {rows.map(({ id, event, state, attempts, status, excerpt, problem, createdAt, nextAt }) => {
          const words = deliveryWords[state as keyof typeof deliveryWords];
          const came = status === null || status === undefined ? problem : `${status} ${excerpt ?? ''}`;
          return (
            <li key={id} className={styles.delivery}>
              <p>
                <span>{`${webhookEventWords[event as WebhookEvent]} `}</span>
                <Tag tone={words.tone}>{words.label}</Tag>
              </p>
              <p className={styles.about}>
                <When at={createdAt} words={formatAge(createdAt, now)} />
                <span>{`, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`}</span>
                {nextAt && attempts > 0 && <span>{`, next at ${formatDateTime(nextAt, zone)}`}</span>}
              </p>
              {came && <p className={styles.came}>{came}</p>}
              {canEdit && webhook.isOn && state !== 'waiting' && (
                <ActButton size="small" act={() => redeliver({ deliveryId: id })} done="Event sent again.">
                  Send again
                </ActButton>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
