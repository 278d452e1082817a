import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { formatAge } from '#common/formats.ts';
import { meets } from '#common/roles.ts';
import type { SyncAddresses_query$key } from '#web/__generated__/SyncAddresses_query.graphql.ts';
import type { SyncAddressesMutation } from '#web/__generated__/SyncAddressesMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './EmailSync.module.css';

/** The addresses for copies of emails: the user's own, and their agency's. */
export function SyncAddresses({ data: key }: { data: SyncAddresses_query$key }) {
  const { takesCopies, syncAddresses } = useFragment(
    graphql`
      fragment SyncAddresses_query on Query {
        takesCopies
        syncAddresses(first: 2) {
          edges { node { id isOfAgency address lastMailAt } }
        }
      }
    `,
    key,
  );
  const isAdmin = meets(useHeldRoles(), 'recruiter_admin');
  const rows = (syncAddresses?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const ofAgency = rows.find(({ isOfAgency }) => isOfAgency);
  return (
    <Card title="Addresses for copies">
      <div className={styles.part}>
        <p>
          Add your address in Bcc when you email someone you place or hire for. We suggest the people in To and Cc, and
          delete the copy once its headers are read.
        </p>
        {takesCopies ? (
          <>
            <SyncAddress address={rows.find(({ isOfAgency }) => !isOfAgency)} isOfAgency={false} mayRenew />
            {(isAdmin || ofAgency) && <SyncAddress address={ofAgency} isOfAgency mayRenew={isAdmin} />}
          </>
        ) : (
          <p className={styles.about}>
            Our team hasn't set up an address for copies here. You can connect a mailbox instead.
          </p>
        )}
      </div>
    </Card>
  );
}

type SyncAddressProps = {
  address: { readonly address: string | null | undefined; readonly lastMailAt: string | null | undefined } | undefined;
  isOfAgency: boolean;
  mayRenew: boolean;
};

function SyncAddress({ address, isOfAgency, mayRenew }: SyncAddressProps) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const make = useCommand<SyncAddressesMutation>(graphql`
    mutation SyncAddressesMutation($input: RenewSyncAddressInput!) {
      renewSyncAddress(input: $input) {
        syncAddress { id isOfAgency address lastMailAt }
        errors { code message field }
      }
    }
  `);
  const act = () => make({ isOfAgency }).finally(() => void revalidate());
  const whose = isOfAgency ? "Your agency's address" : 'Your address';
  if (!address?.address)
    return (
      <div className={styles.actions}>
        <ActButton act={act} done={`${whose} is ready.`}>
          {isOfAgency ? "Get your agency's address" : 'Get your address'}
        </ActButton>
      </div>
    );
  return (
    <div className={styles.part}>
      <TextField
        name={isOfAgency ? 'agencySyncAddress' : 'syncAddress'}
        label={whose}
        help={`${isOfAgency ? 'For everyone in your agency: people go to the recruiter who sent the email. ' : ''}${address.lastMailAt ? `Last copy ${formatAge(address.lastMailAt, new Date())}.` : 'No copy has come in yet.'}`}
        value={address.address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <FormActions>
        <Button onClick={() => void copy(address.address!)}>Copy address</Button>
        {mayRenew && <Button onClick={() => setAsking(true)}>New address</Button>}
      </FormActions>
      <Confirm
        title="Make a new address?"
        verb="Make new address"
        done="New address made."
        open={isAsking}
        onClose={() => setAsking(false)}
        act={act}
      >
        <p>The current address stops working at once.</p>
      </Confirm>
    </div>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify.success('Address copied.');
  } catch {
    notify.error('Copying is blocked in this browser. Select the address and copy it.');
  }
}
