import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type ApiScope, apiScopeWords } from '#common/api/tokens.ts';
import type { ApiToken_token$key } from '#web/__generated__/ApiToken_token.graphql.ts';
import { CopyText } from '#web/features/profiles/sharing/CopyText.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './Api.module.css';
import { RevokeToken } from './RevokeToken.tsx';

/** An API token: what it may do, who made and when it was last used, and its secret while it is new. */
export function ApiToken({ token: key }: { token: ApiToken_token$key }) {
  const token = useFragment(
    graphql`
      fragment ApiToken_token on ApiToken {
        id
        name
        hint
        scopes
        createdAt
        createdBy
        lastUsedAt
        expiresAt
        newSecret
      }
    `,
    key,
  );
  const { id, name, hint, scopes, createdAt, createdBy, lastUsedAt, expiresAt, newSecret } = token;
  const [isRevoking, setRevoking] = useState(false);
  const isExpired = Boolean(expiresAt) && Date.parse(expiresAt!) <= Date.now();
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {name} <span className={styles.hint}>…{hint}</span>
        </h3>
        {isExpired && <Tag tone="bad">Expired</Tag>}
        <Button onClick={() => setRevoking(true)} aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      </div>
      <ul className={styles.scopes}>
        {scopes.map((scope) => (
          <li key={scope}>
            <Tag>{apiScopeWords[scope as ApiScope]}</Tag>
          </li>
        ))}
      </ul>
      <p className={styles.about}>
        <Used at={lastUsedAt} />
        <span>{' · Created '}</span>
        <When at={createdAt} />
        {createdBy && <span>{` by ${createdBy}`}</span>}
        {expiresAt && (
          <>
            <span>{isExpired ? ' · Expired ' : ' · Expires '}</span>
            <When at={expiresAt} />
          </>
        )}
      </p>
      {newSecret && (
        <div>
          <TextField
            label="Token"
            help="Copy it now. We show it for ten minutes, and only to you."
            value={newSecret}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <FormActions>
            <CopyText text={newSecret} label="Copy token" />
          </FormActions>
        </div>
      )}
      <RevokeToken
        id={id}
        title="Revoke this token?"
        verb="Revoke token"
        done="Token revoked."
        open={isRevoking}
        onClose={() => setRevoking(false)}
      >
        {`Software that uses “${name}” stops working right away. This can't be undone.`}
      </RevokeToken>
    </li>
  );
}

/** When a token or an inbound URL was used last. */
export function Used({ at }: { at: string | null | undefined }) {
  if (!at) return <span>Not used yet</span>;
  return (
    <span>
      <span>Last used </span>
      <When at={at} isExact />
    </span>
  );
}
