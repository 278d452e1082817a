import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type SignInVendorKey, type VendorKey, vendorNames } from '#common/connections/vendors.ts';
import type { SignInMethods_user$data, SignInMethods_user$key } from '#web/__generated__/SignInMethods_user.graphql.ts';
import type { SignInMethodsLinkMutation } from '#web/__generated__/SignInMethodsLinkMutation.graphql.ts';
import type { SignInMethodsUnlinkMutation } from '#web/__generated__/SignInMethodsUnlinkMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { browserKey } from '#web/features/connections/browser-key.ts';
import { useCommand } from '#web/kit/command.ts';
import { useSite } from '#web/kit/site.ts';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { When } from '#web/ui/When.tsx';
import { PasswordField } from '../passwords/PasswordField.tsx';
import { useSending } from '../sending.ts';
import styles from '../session/SessionList.module.css';

type Edges = NonNullable<SignInMethods_user$data['signInLinks']['edges']>;
type Row = NonNullable<NonNullable<Edges[number]>['node']>;
type Asked = { readonly unlink: Row } | { readonly link: SignInVendorKey };

/** The other software that signs in to the account: each can be unlinked, and more can be linked. */
export function SignInMethods({ user }: { user: SignInMethods_user$key }) {
  const { signInLinks } = useFragment(
    graphql`
      fragment SignInMethods_user on User {
        signInLinks(first: 50) {
          edges {
            node {
              id
              vendor
              email
              createdAt
              lastUsedAt
            }
          }
        }
      }
    `,
    user,
  );
  const { signIns } = useSite();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const rows = (signInLinks.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <div className={styles.sessions}>
      {rows.length === 0 ? (
        <p>You sign in with your email and password. Link other software to sign in without typing them.</p>
      ) : (
        <ul className={styles.list} aria-label="Linked sign-in methods">
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.device}>{wordsFor(row)}</p>
                <p className={styles.times}>
                  <span>Linked </span>
                  <When at={row.createdAt} isExact />
                  <span>{row.lastUsedAt ? ', last used ' : ', not used yet'}</span>
                  {row.lastUsedAt && <When at={row.lastUsedAt} isExact />}
                </p>
              </div>
              <Button size="small" onClick={() => setAsked({ unlink: row })} aria-label={`Unlink ${wordsFor(row)}`}>
                Unlink
              </Button>
            </li>
          ))}
        </ul>
      )}
      {signIns.length > 0 && (
        <FormActions>
          {signIns.map((vendor) => (
            <Button key={vendor} onClick={() => setAsked({ link: vendor })}>{`Link ${vendorNames[vendor]}`}</Button>
          ))}
        </FormActions>
      )}
      <Dialog title={asked ? titleFor(asked) : ''} open={asked !== null} onClose={close}>
        {asked &&
          ('link' in asked ? (
            <Link vendor={asked.link} onClose={close} />
          ) : (
            <Unlink row={asked.unlink} onClose={close} />
          ))}
      </Dialog>
    </div>
  );
}

const nameOf = ({ vendor }: Row) => vendorNames[vendor as VendorKey];
const wordsFor = (row: Row) => (row.email ? `${nameOf(row)}, ${row.email}` : nameOf(row));
const titleFor = (asked: Asked) =>
  'link' in asked ? `Link ${vendorNames[asked.link]}` : `Unlink ${nameOf(asked.unlink)}`;

function Link({ vendor, onClose }: { vendor: SignInVendorKey; onClose: () => void }) {
  const begin = useCommand<SignInMethodsLinkMutation>(graphql`
    mutation SignInMethodsLinkMutation($input: BeginSignInLinkInput!) {
      beginSignInLink(input: $input) {
        authorizeUrl
        errors { code message field }
      }
    }
  `);
  const name = vendorNames[vendor];
  return (
    <WithPassword
      words={`Enter your password, then sign in to ${name}. After that, that ${name} account can sign in to this one.`}
      label={`Continue to ${name}`}
      problem={`${name} isn't linked`}
      act={async (currentPassword) => {
        const { beginSignInLink } = await begin({ vendor, browserKey: browserKey(), currentPassword });
        location.assign(beginSignInLink!.authorizeUrl!);
      }}
      onClose={onClose}
    />
  );
}

function Unlink({ row, onClose }: { row: Row; onClose: () => void }) {
  const remove = useCommand<SignInMethodsUnlinkMutation>(graphql`
    mutation SignInMethodsUnlinkMutation($input: RemoveSignInLinkInput!) {
      removeSignInLink(input: $input) {
        errors { code message field }
        user {
          id
          ...SignInMethods_user
        }
      }
    }
  `);
  const name = nameOf(row);
  return (
    <WithPassword
      words={`You'll no longer be able to sign in with ${name}. Your password still works.`}
      label={`Unlink ${name}`}
      problem={`${name} is still linked`}
      act={async (currentPassword) => {
        await remove({ linkId: row.id, currentPassword });
        notify.success(`${name} is unlinked.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type WithPasswordProps = {
  words: string;
  label: string;
  problem: string;
  act: (password: string) => Promise<void>;
  onClose: () => void;
};

function WithPassword({ words, label, problem, act, onClose }: WithPasswordProps) {
  const { problems, tries, isSending, submit, wrong } = useSending((form) => act(typed(form, passwordName)));
  // Other forms on the same page have a field of that name.
  const here = problems.map(({ field, message }) => ({
    message,
    field: field === 'currentPassword' ? passwordName : (field ?? null),
  }));
  return (
    <Form onSubmit={submit} aria-label={label}>
      <ErrorSummary key={tries} problems={here} title={problem} />
      <p>{words}</p>
      <PasswordField
        name={passwordName}
        label="Your password"
        autoComplete="current-password"
        error={wrong('currentPassword')}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          {label}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}

const passwordName = 'passwordForSignIn';
