import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { inboundPath } from '#common/api/tokens.ts';
import type { InboundAddress_query$key } from '#web/__generated__/InboundAddress_query.graphql.ts';
import type { InboundAddressMutation } from '#web/__generated__/InboundAddressMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { CopyLink } from '#web/app-ui/CopyLink.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './Api.module.css';
import { Used } from './ApiToken.tsx';
import { RevokeToken } from './RevokeToken.tsx';

/** The address to which tools without headers send placements: made, copied while it is new, replaced, or turned off. */
export function InboundAddress({ data: key }: { data: InboundAddress_query$key }) {
  const { apiTokens } = useFragment(
    graphql`
      fragment InboundAddress_query on Query {
        apiTokens(first: 21) {
          edges { node { id kind hint createdAt createdBy lastUsedAt newSecret } }
        }
      }
    `,
    key,
  );
  const [asking, setAsking] = useState<'replace' | 'off' | null>(null);
  const { revalidate } = useRevalidator();
  const create = useCommand<InboundAddressMutation>(graphql`
    mutation InboundAddressMutation($input: CreateInboundAddressInput!) {
      createInboundAddress(input: $input) {
        token { id }
        errors { code message field }
      }
    }
  `);
  const make = async () => {
    await create({});
    void revalidate();
  };
  const hook = (apiTokens?.edges ?? []).find((edge) => edge?.node?.kind === 'hook')?.node;
  const close = () => setAsking(null);
  return (
    <Card title="Inbound URL" action={<Tag tone={hook ? 'good' : 'neutral'}>{hook ? 'On' : 'Off'}</Tag>}>
      <div className={styles.part}>
        <p>
          For tools that can't send a token, such as form builders and Zapier. Send placements to this URL as JSON or as
          a form, with the fields of “Add or update a placement” below.
        </p>
        {!hook && (
          <p>
            <ActButton act={make} done="URL created. Copy it now.">
              Create URL
            </ActButton>
          </p>
        )}
        {hook && (
          <p className={styles.about}>
            <span>{`Ends in …${hook.hint} · `}</span>
            <Used at={hook.lastUsedAt} />
            <span>{' · Created '}</span>
            <When at={hook.createdAt} />
            {hook.createdBy && <span>{` by ${hook.createdBy}`}</span>}
          </p>
        )}
        {hook?.newSecret && (
          <div>
            <p className={styles.about}>
              Copy it now. We show it for ten minutes, and only to you. Anyone who knows it can add placements.
            </p>
            <CopyLink path={inboundPath(hook.newSecret)} label="Inbound URL" name="inbound" />
          </div>
        )}
        {hook && (
          <div className={styles.actions}>
            <Button onClick={() => setAsking('replace')}>Replace</Button>
            <Button onClick={() => setAsking('off')}>Turn off</Button>
          </div>
        )}
      </div>
      <Confirm
        title="Replace the inbound URL?"
        verb="Replace URL"
        done="URL replaced. Copy the new one now."
        open={asking === 'replace'}
        onClose={close}
        act={make}
      >
        The current URL stops working right away. This can't be undone.
      </Confirm>
      {hook && (
        <RevokeToken
          id={hook.id}
          title="Turn off the inbound URL?"
          verb="Turn off URL"
          done="Inbound URL turned off."
          open={asking === 'off'}
          onClose={close}
        >
          Tools that use it can't send placements anymore. This can't be undone.
        </RevokeToken>
      )}
    </Card>
  );
}
