import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { apiLimits } from '#common/api/tokens.ts';
import type { ApiTokens_query$key } from '#web/__generated__/ApiTokens_query.graphql.ts';
import type { ApiTokensMutation } from '#web/__generated__/ApiTokensMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './Api.module.css';
import { ApiToken } from './ApiToken.tsx';
import { ApiTokenForm } from './ApiTokenForm.tsx';

/** The API tokens of an agency, and the form for another one. */
export function ApiTokens({ data: key }: { data: ApiTokens_query$key }) {
  const { apiTokens } = useFragment(
    graphql`
      fragment ApiTokens_query on Query {
        apiTokens(first: 21) {
          edges { node { id kind ...ApiToken_token } }
        }
      }
    `,
    key,
  );
  const [isNew, setNew] = useState(false);
  const { revalidate } = useRevalidator();
  const create = useCommand<ApiTokensMutation>(graphql`
    mutation ApiTokensMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        token { id ...ApiToken_token }
        errors { code message field }
      }
    }
  `);
  const tokens = (apiTokens?.edges ?? []).flatMap((edge) => (edge?.node?.kind === 'token' ? [edge.node] : []));
  const isFull = tokens.length >= apiLimits.tokens;
  const add = !isFull && (
    <Button variant="primary" onClick={() => setNew(true)}>
      Create token
    </Button>
  );
  return (
    <Card title="API tokens" action={tokens.length > 0 && add}>
      {tokens.length === 0 ? (
        <EmptyState action={add}>
          Create a token to read and write your agency's data from your own software.
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {tokens.map((token) => (
            <ApiToken key={token.id} token={token} />
          ))}
        </ul>
      )}
      {isFull && (
        <p>{`You have ${tokens.length} tokens, the most an agency can have. Revoke one to create another.`}</p>
      )}
      <Dialog title="Create token" open={isNew} onClose={() => setNew(false)}>
        {isNew && (
          <ApiTokenForm
            save={async (typed) => {
              await create(typed);
              setNew(false);
              notify.success('Token created. Copy it now.');
              void revalidate();
            }}
            onCancel={() => setNew(false)}
          />
        )}
      </Dialog>
    </Card>
  );
}
