import { graphql, useFragment } from 'react-relay';
import { type VendorKey, vendorNames } from '#common/connections/vendors.ts';
import type { InvitableConsultants_query$key } from '#web/__generated__/InvitableConsultants_query.graphql.ts';
import { DataTable } from '#web/app-ui/DataTable.tsx';
import { useFeatures } from '#web/kit/features.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { usePicks } from '#web/list/use-picks.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InviteConsultants } from './InviteConsultants.tsx';
import { importsPeople } from './importing-people.ts';

type InvitableConsultantsProps = {
  query: InvitableConsultants_query$key;
  agency: string;
  onInvited: () => void;
};

/** The consultants of the connected software who can be invited to the agency, to choose from. */
export function InvitableConsultants({ query, agency, onInvited }: InvitableConsultantsProps) {
  const { connectionPeople } = useFragment(
    graphql`
      fragment InvitableConsultants_query on Query {
        connectionPeople(first: 100, filter: { match: "invitable" }) {
          edges { node { id name email vendor } }
        }
      }
    `,
    query,
  );
  const features = useFeatures();
  const consultants = nodesOf(connectionPeople).filter(({ vendor }) => importsPeople(features, vendor));
  const picks = usePicks(consultants, { name: ({ name }) => name });
  return (
    <>
      <DataTable
        label="Consultants to invite"
        rows={consultants}
        rowKey={({ id }) => id}
        picks={picks}
        columns={[
          { key: 'name', head: 'Consultant', cell: ({ name, email }) => <TwoLines first={name} second={email} /> },
          { key: 'vendor', head: 'From', cell: ({ vendor }) => vendorNames[vendor as VendorKey], wideOnly: true },
        ]}
        empty={<EmptyState>Everyone in your software is here or invited already.</EmptyState>}
      />
      <InviteConsultants picks={picks} agency={agency} onInvited={onInvited} />
    </>
  );
}
