import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  InvitationTable_invitations$data,
  InvitationTable_invitations$key,
} from '#web/__generated__/InvitationTable_invitations.graphql.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { When } from '#web/ui/When.tsx';
import { InvitationDetails } from './InvitationDetails.tsx';
import styles from './InvitationTable.module.css';
import { lastStep, nextStep } from './progress.ts';
import { StateTag } from './StateTag.tsx';

type Row = InvitationTable_invitations$data[number];

/** Asks as a dense list; a row opens the panel with all that happened to it. */
export function InvitationTable({ invitations }: { invitations: InvitationTable_invitations$key }) {
  const rows = useFragment(
    graphql`
      fragment InvitationTable_invitations on Invitation @relay(plural: true) {
        id
        recipientName
        recipientEmail
        audience
        state
        createdAt
        scheduledFor
        sentAt
        completedAt
        expiresAt
        remindersSent
        placement {
          jobTitle
          companyName
        }
        ...InvitationDetails_invitation
      }
    `,
    invitations,
  );
  const [open, setOpen] = useState<string | null>(null);
  const at = rows.findIndex(({ id }) => id === open);
  const step = (by: number) => {
    const other = rows[at + by];
    return at >= 0 && other ? () => setOpen(other.id) : undefined;
  };
  return (
    <>
      <DataTable
        label="Asks for a review"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onOpen={({ id }) => setOpen(id)}
        openKey={open}
      />
      <SidePanel
        title={rows[at]?.recipientName}
        open={at >= 0}
        onClose={() => setOpen(null)}
        onPrevious={step(-1)}
        onNext={step(1)}
      >
        {rows[at] && <InvitationDetails invitation={rows[at]} />}
      </SidePanel>
    </>
  );
}

const columns: Column<Row>[] = [
  { key: 'who', head: 'Who', cell: ({ recipientName }) => recipientName },
  { key: 'state', head: 'State', cell: ({ state }) => <StateTag state={state} /> },
  {
    key: 'about',
    head: 'About',
    cell: ({ placement }) => [placement?.jobTitle, placement?.companyName].filter(Boolean).join(', '),
    wideOnly: true,
  },
  { key: 'last', head: 'Last', cell: (row) => <Step step={lastStep(row, new Date())} />, wideOnly: true },
  { key: 'next', head: 'Next', cell: (row) => <Step step={nextStep(row)} />, wideOnly: true },
];

function Step({ step }: { step: ReturnType<typeof nextStep> }) {
  if (!step) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.step}>
      {step.label} <When {...step.when} />
    </span>
  );
}
