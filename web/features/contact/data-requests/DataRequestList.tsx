import { graphql } from 'react-relay';
import {
  type DataRequestCountry,
  type DataRequestKind,
  type DataRequestWay,
  dataRequestCountryWords,
  dataRequestKinds,
  dataRequestKindWords,
  dataRequestWayWords,
  dataRequestWords,
} from '#common/contact/data-request-words.ts';
import { formatCount, formatDate, formatDateTime, formatDay } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { panelUrl } from '#common/urls.ts';
import type { DataRequestList_query$data } from '#web/__generated__/DataRequestList_query.graphql.ts';
import type { DataRequestList_row$data } from '#web/__generated__/DataRequestList_row.graphql.ts';
import type { DataRequestListOpenQuery } from '#web/__generated__/DataRequestListOpenQuery.graphql.ts';
import type { DataRequestListQuery } from '#web/__generated__/DataRequestListQuery.graphql.ts';
import { Decide } from '#web/features/admin/panel/Decide.tsx';
import { History } from '#web/features/joining/approvals/History.tsx';
import { Listed, Part } from '#web/features/joining/approvals/Part.tsx';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { StateLine } from '#web/list/StateLine.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { DataCopy } from './DataCopy.tsx';
import { DataRequestOwner } from './DataRequestOwner.tsx';
import { ErasurePreview, useErasure } from './Erasure.tsx';
import { KeptRows } from './KeptRows.tsx';

type Row = Omit<DataRequestList_row$data, ' $fragmentType'>;

/** Requests about personal data, those due first; a row opens what is known about the address, and the decision. */
export const dataRequestList = defineList<DataRequestListQuery, DataRequestList_query$data, Row>({
  label: 'Privacy requests',
  noun: 'request',
  href: (query) => panelUrl('privacy', query),
  filters: [
    search('Name or email'),
    choice(
      'state',
      'State',
      [
        { value: 'late', label: 'Late' },
        { value: 'soon', label: 'Due soon' },
        { value: 'answered', label: dataRequestWords.answered.label },
        { value: 'refused', label: dataRequestWords.refused.label },
        { value: 'any', label: 'All' },
      ],
      {
        all: 'Waiting',
        everything: 'any',
        read: (state): { isWaiting?: boolean; isLate?: boolean; isSoon?: boolean; state?: string } => {
          if (state === undefined) return { isWaiting: true };
          if (state === 'late') return { isLate: true };
          if (state === 'soon') return { isSoon: true };
          return state === 'any' ? {} : { state };
        },
      },
    ),
    choice('owner', 'Owner', [{ value: 'me', label: 'Mine' }], {
      all: 'Everyone',
      read: (owner): { isMine?: boolean } => (owner ? { isMine: true } : {}),
    }),
    choice('kind', 'Request', choicesOf(dataRequestKindWords, dataRequestKinds)),
  ],
  sorts: [
    { value: '', label: 'Due first' },
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
  ],
  columns: [
    textColumn('Name', ({ name }) => name),
    textColumn('Request', kindOf, { wideOnly: true }),
    stateColumn(stateOf),
    textColumn('Due', ({ dueOn }) => formatDay(dueOn)),
    textColumn('Owner', ({ owner }) => owner?.name ?? null, { wideOnly: true }),
    textColumn('Country', countryOf, { wideOnly: true }),
    ageColumn('Received', ({ receivedAt }) => receivedAt),
  ],
  onlyInFile: [{ head: 'Email', text: ({ email }) => email }],
  empty: {
    nothing: 'No requests are waiting.',
    unlike: 'No requests match.',
    showAll: 'Show all requests',
  },
  queue: {
    waits: isOpen,
    keys: [
      ['a', 'answer'],
      ['e', 'extend'],
      ['r', 'refuse'],
      ['x', 'erase'],
    ],
  },
  open: (row) => ({
    title: row.name,
    children: <Details {...row} />,
    actions: isOpen(row) && <Actions key={row.id} {...row} />,
  }),
  query: graphql`
    query DataRequestListQuery($filter: DataRequestFilter, $sort: DataRequestSort, $first: Int = 25, $after: String) {
      ...DataRequestList_query
    }
  `,
  connection: ({ dataRequests }) => dataRequests,
  fragment: graphql`
    fragment DataRequestList_query on Query @refetchable(queryName: "DataRequestListNextQuery") {
      dataRequests(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "DataRequestList_dataRequests") {
        edges { node { ...DataRequestList_row @relay(mask: false) } }
      }
    }
  `,
  elsewhere: rowElsewhere<DataRequestListOpenQuery, Row>(graphql`
    query DataRequestListOpenQuery($id: ID!) {
      node(id: $id) { ... on DataRequest @alias(as: "row") { ...DataRequestList_row @relay(mask: false) } }
    }
  `),
});

graphql`
  fragment DataRequestList_row on DataRequest {
    id version kind name email country details state urgency dueOn confirmedAt extendedBecause decidedWords decidedAt
    createdAt cameBy receivedOn receivedAt reviewCount placementCount isSuppressed
    decidedBy { name }
    enteredBy { name }
    owner { name }
    ...DataRequestOwner_request @alias(as: "ownership")
    ...DataCopy_request @alias(as: "copying")
    ...KeptRows_request @alias(as: "kept")
    account { name }
    others(first: 5) { edges { node { id kind state createdAt } } }
    history(first: 20) { edges { node { ...History_entries } } }
  }
`;

/** A request, what is kept under its address, and what became of it. */
function Details({ decidedAt, decidedBy, confirmedAt, ...row }: Row) {
  const zone = useTimeZone();
  const others = (row.others?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <>
      <StateLine of={stateOf(row)} />
      {row.urgency === 'late' && (
        <Notice tone="warn" title="This answer is late">
          {`It was due on ${formatDay(row.dueOn)}.`}
        </Notice>
      )}
      <Facts
        facts={[
          ['Request', kindOf(row)],
          ['Details', row.details],
          [
            'Email',
            row.email ? (
              <a key="email" href={`mailto:${row.email}`}>
                {row.email}
              </a>
            ) : (
              'Erased'
            ),
          ],
          ['Country', countryOf(row)],
          ['Received', row.receivedOn ? formatDay(row.receivedOn) : formatDateTime(row.createdAt, zone)],
          ['Came by', dataRequestWayWords[row.cameBy as DataRequestWay]],
          ['Entered', row.receivedOn && enteredWords(row, zone)],
          ['Address confirmed', confirmedWords(row.cameBy, confirmedAt, zone)],
          ['Due', formatDay(row.dueOn)],
          ['Extended because', row.extendedBecause],
          ['Decided', decidedAt && `${formatDateTime(decidedAt, zone)}${decidedBy ? ` by ${decidedBy.name}` : ''}`],
          ['Our answer', row.decidedWords],
        ]}
      />
      <DataRequestOwner request={row.ownership} waits={isOpen(row)} />
      {row.kind === 'see' && row.email && <DataCopy request={row.copying} waits={isOpen(row)} />}
      {row.email && (
        <Part title="What we keep under this address">
          <Facts
            facts={[
              ['Account', row.account ? { href: panelUrl('users', { q: row.email }), text: row.account.name } : 'None'],
              ['Reviews', formatCount(row.reviewCount ?? 0, 'review')],
              ['Placements', formatCount(row.placementCount ?? 0, 'placement')],
              ['Emails', { href: panelUrl('mails', { q: row.email }), text: 'See them in the outbox' }],
              ['Gets email', row.isSuppressed ? 'No, stopped for everyone' : 'Yes'],
            ]}
          />
        </Part>
      )}
      {row.email && <KeptRows request={row.kept} />}
      {row.kind === 'erase' && isOpen(row) && <ErasurePreview requestId={row.id} />}
      {others.length > 0 && (
        <Part title="Other requests from this address">
          <Listed
            items={others.map((other) => ({
              key: other.id,
              content: `${formatDate(other.createdAt, zone)}: ${kindOf(other)}, ${labelOf(other.state).label.toLowerCase()}`,
            }))}
          />
        </Part>
      )}
      <History entries={(row.history?.edges ?? []).flatMap((edge) => edge?.node ?? [])} />
    </>
  );
}

function Actions({ email, ...row }: Row) {
  const erasure = useErasure(email);
  return (
    <Decide
      row={row}
      as="dataRequestId"
      ways={[
        {
          mutation: refuseMutation,
          label: 'Refuse',
          hotkey: 'r',
          title: 'Refuse this request?',
          isDestructive: true,
          words: { help: `Sent to ${email} word for word. We add that they can complain to the authority.` },
          done: "Refused. We're emailing them the reason.",
        },
        ...(row.state === 'open'
          ? [
              {
                mutation: extendMutation,
                label: 'Extend',
                hotkey: 'e',
                title: 'Extend the deadline?',
                explanation: ['You can do this once. The law allows it only for complex or many requests.'],
                words: { help: `Sent to ${email} word for word, with the new date.` },
                done: "Extended. We're emailing them the new date.",
              },
            ]
          : []),
        ...(row.kind === 'erase' ? [erasure] : []),
        {
          mutation: answerMutation,
          label: 'Answer',
          variant: row.kind === 'erase' ? ('secondary' as const) : ('primary' as const),
          hotkey: 'a',
          title: 'Answer this request',
          explanation: ['Do what they request first. Then write what you did, and what must stay and why.'],
          words: {
            name: 'words',
            label: 'Your answer',
            help: `Sent to ${email} word for word.`,
            max: profileLimits.note,
          },
          checkbox: {
            name: 'stopsMail',
            label: 'Stop all email to this address',
            help: 'For every agency. Open invitations end.',
          },
          done: "Answered. We're emailing them.",
        },
      ]}
    />
  );
}

const answerMutation = graphql`
  mutation DataRequestListAnswerMutation($input: AnswerDataRequestInput!) {
    answerDataRequest(input: $input) {
      errors { code message field }
      dataRequest { ...DataRequestList_row @relay(mask: false) }
    }
  }
`;

const refuseMutation = graphql`
  mutation DataRequestListRefuseMutation($input: RefuseDataRequestInput!) {
    refuseDataRequest(input: $input) {
      errors { code message field }
      dataRequest { ...DataRequestList_row @relay(mask: false) }
    }
  }
`;

const extendMutation = graphql`
  mutation DataRequestListExtendMutation($input: ExtendDataRequestInput!) {
    extendDataRequest(input: $input) {
      errors { code message field }
      dataRequest { ...DataRequestList_row @relay(mask: false) }
    }
  }
`;

const enteredWords = ({ createdAt, enteredBy }: Pick<Row, 'createdAt' | 'enteredBy'>, zone: string) =>
  `${formatDateTime(createdAt, zone)}${enteredBy ? ` by ${enteredBy.name}` : ''}`;

/** Nobody has clicked a link for a request that staff entered. */
function confirmedWords(cameBy: string, confirmedAt: string | null | undefined, zone: string): string | null {
  if (cameBy === 'account') return 'By their account';
  if (cameBy === 'form') return confirmedAt ? `By emailed link, ${formatDateTime(confirmedAt, zone)}` : null;
  return 'No. Make sure that it is theirs before you send them anything.';
}

function kindOf({ kind }: Pick<Row, 'kind'>): string {
  return dataRequestKindWords[kind as DataRequestKind].label;
}

function countryOf({ country }: Pick<Row, 'country'>): string {
  return dataRequestCountryWords[country as DataRequestCountry];
}

function labelOf(state: string) {
  return dataRequestWords[state as keyof typeof dataRequestWords];
}

/** How urgent a waiting request is; otherwise its state. */
function stateOf({ state, urgency }: Pick<Row, 'state' | 'urgency'>) {
  if (urgency === 'late') return { label: 'Late', tone: 'bad' } as const;
  if (urgency === 'soon') return { label: 'Due soon', tone: 'warn' } as const;
  return labelOf(state);
}

function isOpen({ state }: Pick<Row, 'state'>): boolean {
  return state === 'open' || state === 'extended';
}
