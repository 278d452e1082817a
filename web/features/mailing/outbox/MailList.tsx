import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { type MailState, mailStateWords } from '#common/mailing/suppressions.ts';
import { panelUrl } from '#common/urls.ts';
import type { MailList_query$key } from '#web/__generated__/MailList_query.graphql.ts';
import type { MailList_row$data } from '#web/__generated__/MailList_row.graphql.ts';
import type { MailListNextQuery } from '#web/__generated__/MailListNextQuery.graphql.ts';
import type { MailListOpenQuery } from '#web/__generated__/MailListOpenQuery.graphql.ts';
import { ageColumn } from '#web/features/admin/panel/columns.tsx';
import { type PanelColumn, PanelList } from '#web/features/admin/panel/PanelList.tsx';
import { wordsOf } from '#web/features/admin/panel/words.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';
import { MailConfirmation, type MailStep } from './MailConfirmation.tsx';
import { MailDetails } from './MailDetails.tsx';

type Row = Omit<MailList_row$data, ' $fragmentType'>;

/** The outbox, newest first; a row opens with the mail's text and what can be done about it. */
export function MailList({ query, address }: { query: MailList_query$key; address: PageAddress }) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<MailListNextQuery, MailList_query$key>(
    graphql`
      fragment MailList_query on Query
      @refetchable(queryName: "MailListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        state: { type: "String" }
        kind: { type: "String" }
        needsLook: { type: "Boolean" }
        words: { type: "String" }
        sort: { type: "MailSort" }
      ) {
        mails(first: $first, after: $after, state: $state, kind: $kind, needsLook: $needsLook, words: $words, sort: $sort)
          @connection(key: "MailList_mails", filters: ["state", "kind", "needsLook", "words", "sort"]) {
          edges {
            node {
              ...MailList_row @relay(mask: false)
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const [step, setStep] = useState<{ what: MailStep; mail: Row } | null>(null);
  const rows = (data.mails?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <>
      <PanelList
        part="mails"
        address={address}
        label="Mails"
        noun="mail"
        columns={columns}
        onlyInFile={[{ head: 'Error', text: ({ error }) => error }]}
        rows={rows}
        rowKey={({ id }) => id}
        elsewhere={elsewhere}
        pageInfo={data.mails?.pageInfo}
        loadNext={loadNext}
        isLoadingNext={isLoadingNext}
        empty={<Empty address={address} />}
        panel={(mail) => ({
          title: mail.subject,
          children: <MailDetails mail={mail} address={address} />,
          actions: mail.needsLook && <MailActions mail={mail} choose={(what) => setStep({ what, mail })} />,
        })}
      />
      {step && <MailConfirmation {...step} onClose={() => setStep(null)} />}
    </>
  );
}

graphql`
  fragment MailList_row on Mail {
    id
    kind
    toEmail
    subject
    state
    queuedAt
    needsLook
    text
    error
    ...MailDetails_mail
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<MailListOpenQuery, Row>(
  graphql`
    query MailListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Mail @alias(as: "row") {
          ...MailList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const tones: Readonly<Record<MailState, TagProps['tone']>> = {
  queued: 'neutral',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
  unknown: 'warn',
  suppressed: 'neutral',
};

/** A mail's state as a tag; one that still needs a look says so. */
export function MailStateTag({ state }: { state: string }) {
  const known = state as MailState;
  return <Tag tone={tones[known]}>{mailStateWords[known]?.label ?? state}</Tag>;
}

const columns: PanelColumn<Row>[] = [
  { key: 'subject', head: 'Subject', cell: ({ subject }) => subject, text: ({ subject }) => subject },
  { key: 'to', head: 'To', cell: ({ toEmail }) => toEmail, text: ({ toEmail }) => toEmail, wideOnly: true },
  { key: 'state', head: 'State', cell: ({ state }) => <MailStateTag state={state} />, text: ({ state }) => state },
  { key: 'kind', head: 'Kind', cell: ({ kind }) => wordsOf(kind), text: ({ kind }) => kind, wideOnly: true },
  ageColumn('Written', ({ queuedAt }) => queuedAt),
];

function MailActions({ mail, choose }: { mail: Row; choose: (step: MailStep) => void }) {
  return (
    <>
      {mail.text && (
        <Button variant="primary" onClick={() => choose('again')}>
          Send again
        </Button>
      )}
      <Button onClick={() => choose('leave')}>Leave it</Button>
    </>
  );
}

function Empty({ address: { query } }: { address: PageAddress }) {
  if (!query.state && !query.kind && !query.q) return <EmptyState>No mail has been written yet.</EmptyState>;
  return (
    <EmptyState action={<Button href={panelUrl('mails')}>Show all mails</Button>}>No mail is like that.</EmptyState>
  );
}
