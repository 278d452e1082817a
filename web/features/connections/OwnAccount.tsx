import { graphql, useFragment } from 'react-relay';
import type { VendorKey } from '#common/connections/vendors.ts';
import { postsUrl } from '#common/urls.ts';
import type { OwnAccount_connection$key } from '#web/__generated__/OwnAccount_connection.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { AccessEnd } from './AccessEnd.tsx';
import { Actions } from './Actions.tsx';
import styles from './Connections.module.css';
import { EventLog } from './EventLog.tsx';
import { vendorReads } from './vendor-words.ts';

/** The viewer's own account at a network: until when we may post there, and what happened. */
export function OwnAccount({ connection: key }: { connection: OwnAccount_connection$key }) {
  const connection = useFragment(
    graphql`
      fragment OwnAccount_connection on Integration {
        vendor
        viewerCanEdit
        ...AccessEnd_connection
        ...Actions_connection
        ...EventLog_connection
      }
    `,
    key,
  );
  return (
    <>
      <Card title="Access" action={<Button href={postsUrl()}>Your posts</Button>}>
        <div className={styles.part}>
          <AccessEnd connection={connection} />
          <p className={styles.about}>{vendorReads[connection.vendor as VendorKey]}</p>
          {connection.viewerCanEdit && <Actions connection={connection} />}
        </div>
      </Card>
      <EventLog connection={connection} />
    </>
  );
}
