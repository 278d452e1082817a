import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { WebhookCard_webhook$key } from '#web/__generated__/WebhookCard_webhook.graphql.ts';
import type { WebhookCardDeleteMutation } from '#web/__generated__/WebhookCardDeleteMutation.graphql.ts';
import type { WebhookCardSaveMutation } from '#web/__generated__/WebhookCardSaveMutation.graphql.ts';
import type { WebhookCardSecretMutation } from '#web/__generated__/WebhookCardSecretMutation.graphql.ts';
import type { WebhookCardTestMutation } from '#web/__generated__/WebhookCardTestMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useLookAgain } from '#web/app-ui/use-look-again.ts';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { Deliveries } from './Deliveries.tsx';
import { NewSecret } from './NewSecret.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import styles from './Webhooks.module.css';

type Asking = 'edit' | 'secret' | 'delete' | null;

/** A webhook: where it sends what, its secret while it is new, what it sent, and what can be done with it. */
export function WebhookCard({ webhook: key }: { webhook: WebhookCard_webhook$key }) {
  const webhook = useFragment(
    graphql`
      fragment WebhookCard_webhook on Webhook {
        id
        url
        isOn
        takesAll
        failingSince
        stoppedAt
        version
        newSecret
        viewerCanEdit
        deliveries(first: 10) { edges { node { state } } }
        ...Deliveries_webhook
      }
    `,
    key,
  );
  const { id, url, isOn, takesAll, failingSince, stoppedAt, version, newSecret, viewerCanEdit } = webhook;
  const [asking, setAsking] = useState<Asking>(null);
  const { revalidate } = useRevalidator();
  const isWaiting = (webhook.deliveries.edges ?? []).some((edge) => edge?.node?.state === 'waiting');
  useLookAgain(lookQuery, { id }, isWaiting);
  const save = useCommand<WebhookCardSaveMutation>(graphql`
    mutation WebhookCardSaveMutation($input: SaveWebhookInput!) {
      saveWebhook(input: $input) {
        webhook { ...WebhookCard_webhook }
        errors { code message field }
      }
    }
  `);
  const renew = useCommand<WebhookCardSecretMutation>(graphql`
    mutation WebhookCardSecretMutation($input: RenewWebhookSecretInput!) {
      renewWebhookSecret(input: $input) {
        webhook { ...WebhookCard_webhook }
        errors { code message field }
      }
    }
  `);
  const remove = useCommand<WebhookCardDeleteMutation>(graphql`
    mutation WebhookCardDeleteMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        deletedWebhookId
        errors { code message field }
      }
    }
  `);
  const sendTest = useCommand<WebhookCardTestMutation>(graphql`
    mutation WebhookCardTestMutation($input: TestWebhookInput!) {
      testWebhook(input: $input) {
        webhook { ...WebhookCard_webhook }
        errors { code message field }
      }
    }
  `);
  const close = () => setAsking(null);
  const known = { webhookId: id, expectedVersion: version };
  const state = stateOf({ isOn, isFailing: Boolean(failingSince) });
  return (
    <Card title={<span className={styles.url}>{url}</span>} action={<Tag tone={state.tone}>{state.label}</Tag>}>
      <div className={styles.part}>
        <p className={styles.about}>
          {takesAll ? 'Gets all survey answers' : 'Gets the answers of groups chosen in the survey editor'}
        </p>
        {stoppedAt && (
          <Notice tone="warn">
            We turned this webhook off because it kept failing or said that it is gone. Check the receiver, then turn it
            on again.
          </Notice>
        )}
        {newSecret && <NewSecret secret={newSecret} />}
        {viewerCanEdit && (
          <div className={styles.actions}>
            <ActButton act={() => sendTest({ webhookId: id })} done="Test event sent. The result appears below.">
              Send test event
            </ActButton>
            <ActButton
              act={() => save({ ...known, isOn: !isOn })}
              done={isOn ? 'Webhook turned off.' : 'Webhook turned on.'}
            >
              {isOn ? 'Turn off' : 'Turn on'}
            </ActButton>
            <Button onClick={() => setAsking('edit')}>Edit</Button>
            <Button onClick={() => setAsking('secret')}>New secret</Button>
            <Button onClick={() => setAsking('delete')}>Delete</Button>
          </div>
        )}
        <Deliveries webhook={webhook} canEdit={viewerCanEdit} />
      </div>
      <Dialog title="Edit webhook" open={asking === 'edit'} onClose={close}>
        {asking === 'edit' && (
          <WebhookForm
            before={{ url, takesAll }}
            verb="Save"
            save={async (typed) => {
              await save({ ...known, ...typed });
              close();
              notify.success('Webhook saved.');
            }}
            onCancel={close}
          />
        )}
      </Dialog>
      <Confirm
        title="Make a new secret?"
        verb="Make new secret"
        tone="primary"
        done="New secret made."
        open={asking === 'secret'}
        onClose={close}
        act={() => renew(known)}
      >
        <p>You see it for ten minutes. The current secret keeps working for 24 hours.</p>
      </Confirm>
      <Confirm
        title="Delete this webhook?"
        verb="Delete webhook"
        done="Webhook deleted."
        open={asking === 'delete'}
        onClose={close}
        act={async () => {
          await remove({ webhookId: id });
          void revalidate();
        }}
      >
        <p>It gets no more answers, and its log is deleted. This can't be undone.</p>
      </Confirm>
    </Card>
  );
}

const lookQuery = graphql`
  query WebhookCardLookQuery($id: ID!) {
    node(id: $id) {
      ... on Webhook {
        ...WebhookCard_webhook @alias(as: "webhook")
      }
    }
  }
`;

function stateOf({ isOn, isFailing }: { isOn: boolean; isFailing: boolean }) {
  if (!isOn) return { label: 'Off', tone: 'neutral' } as const;
  return isFailing ? ({ label: 'Failing', tone: 'bad' } as const) : ({ label: 'On', tone: 'good' } as const);
}
