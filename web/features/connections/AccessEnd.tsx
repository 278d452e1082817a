import { graphql, useFragment } from 'react-relay';
import { endingDays, type VendorKey, vendorNames } from '#common/connections/vendors.ts';
import type { AccessEnd_connection$key } from '#web/__generated__/AccessEnd_connection.graphql.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { When } from '#web/ui/When.tsx';
import { ConnectButton } from './ConnectButton.tsx';
import styles from './Connections.module.css';

type AccessEndProps = { connection: AccessEnd_connection$key; wayBack?: string };

/** Until when our access lasts, for software where somebody has to connect again. Nothing for any other. */
export function AccessEnd({ connection: key, wayBack }: AccessEndProps) {
  const connection = useFragment(
    graphql`
      fragment AccessEnd_connection on Integration {
        vendor
        state
        accessUntil
        viewerCanEdit
      }
    `,
    key,
  );
  const { state, accessUntil, viewerCanEdit } = connection;
  const vendor = connection.vendor as VendorKey;
  if (!accessUntil) return null;
  const again = viewerCanEdit && <ConnectButton vendor={vendor} label="Connect again" {...(wayBack && { wayBack })} />;
  if (state === 'needs_attention')
    return (
      <Notice tone="bad" title={`${vendorNames[vendor]} needs attention`} action={again}>
        Our access has ended. Connect again to go on.
      </Notice>
    );
  const until = (
    <>
      <span>Access until </span>
      <When at={accessUntil} />
    </>
  );
  if (Date.parse(accessUntil) - Date.now() > endingDays * 86_400_000) return <p className={styles.about}>{until}</p>;
  return (
    <Notice tone="warn" title={`Access to ${vendorNames[vendor]} ends soon`} action={again}>
      <p>{until}</p>
    </Notice>
  );
}
