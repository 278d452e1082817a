import { graphql, useFragment } from 'react-relay';
import { isPersonal, type VendorKey, vendorNames } from '#common/connections/vendors.ts';
import { formatAge } from '#common/formats.ts';
import { meets } from '#common/roles.ts';
import { connectionUrl } from '#common/urls.ts';
import type { VendorCards_query$key } from '#web/__generated__/VendorCards_query.graphql.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { AccessEnd } from './AccessEnd.tsx';
import { ConnectButton } from './ConnectButton.tsx';
import styles from './Connections.module.css';
import { StateTag } from './state-tag.tsx';
import { vendorAbout } from './vendor-words.ts';

type VendorCardsProps = { data: VendorCards_query$key; mayConnect: boolean };

/** The software that can be connected, each with its connection. */
export function VendorCards({ data: key, mayConnect }: VendorCardsProps) {
  const data = useFragment(
    graphql`
      fragment VendorCards_query on Query {
        viewer {
          offeredVendors
          connectsToTestServers
        }
        connections(first: 50) {
          edges { node { id vendor state accountName problem lastSyncedAt ...AccessEnd_connection } }
        }
      }
    `,
    key,
  );
  const mayImport = meets(useHeldRoles(), 'google_reviews_connect');
  const offered = (data.viewer?.offeredVendors ?? []) as readonly VendorKey[];
  const open = nodesOf(data.connections).filter(({ state }) => state !== 'disconnected');
  if (offered.length === 0)
    return (
      <EmptyState>No software is set up on this installation yet. Import placements from a file instead.</EmptyState>
    );
  return (
    <>
      {data.viewer?.connectsToTestServers && <TestServers />}
      <div className={styles.cards}>
        {offered.map((vendor) => {
          const connection = open.find((one) => one.vendor === vendor);
          return (
            <Card
              key={vendor}
              title={vendorNames[vendor]}
              action={connection ? <StateTag state={connection.state} /> : <Tag>Not connected</Tag>}
            >
              <div className={styles.part}>
                <p>{connection ? `Connected to ${connection.accountName}` : vendorAbout[vendor]}</p>
                {connection?.problem && !isPersonal(vendor) && <p>{connection.problem}</p>}
                {connection && <AccessEnd connection={connection} />}
                {connection?.lastSyncedAt && (
                  <p className={styles.about}>
                    <span>Last sync </span>
                    <When at={connection.lastSyncedAt} words={formatAge(connection.lastSyncedAt, new Date())} />
                  </p>
                )}
                <div className={styles.actions}>
                  {connection ? (
                    <Button href={connectionUrl(vendor)}>{`Open ${vendorNames[vendor]}`}</Button>
                  ) : (
                    (mayConnect || isPersonal(vendor)) &&
                    (vendor === 'google' && !mayImport ? (
                      <p className={styles.about}>Included in every paid plan.</p>
                    ) : (
                      <ConnectButton vendor={vendor} />
                    ))
                  )}
                </div>
              </div>
            </Card>
          );
        })}
      </div>
    </>
  );
}

/** Says that nothing real is connected on this installation. */
export function TestServers() {
  return (
    <Notice title="Test servers">
      On this installation, test servers with made-up data answer instead of the real software.
    </Notice>
  );
}
