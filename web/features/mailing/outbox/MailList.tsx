import { graphql } from 'react-relay';
import { mailStates, mailStateWords } from '#common/mailing/suppressions.ts';
import { labelledFor } from '#common/spelled-out.ts';
import { panelUrl } from '#common/urls.ts';
import type { MailList_query$data } from '#web/__generated__/MailList_query.graphql.ts';
import type { MailList_row$data } from '#web/__generated__/MailList_row.graphql.ts';
import type { MailListOpenQuery } from '#web/__generated__/MailListOpenQuery.graphql.ts';
import type { MailListQuery } from '#web/__generated__/MailListQuery.graphql.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search, text } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { MailActions } from './MailActions.tsx';
import { MailDetails } from './MailDetails.tsx';
import { MailStateTag } from './MailStateTag.tsx';
import { mailKind } from './mail-kind.ts';

type Row = Omit<MailList_row$data, ' $fragmentType'>;

/** The outbox, newest first; a row opens the email's text and actions. */
export const mailList = defineList<MailListQuery, MailList_query$data, Row>({
  label: 'Emails',
  noun: 'email',
  href: (query) => panelUrl('mails', query),
  filters: [
    search('Subject or email address'),
    choice('state', 'State', choicesOf(mailStateWords, mailStates)),
    choice('look', 'Handled', [{ value: 'no', label: 'Not yet' }], {
      // Only emails that failed or may have failed need a look.
      isShown: ({ state }) => state === 'failed' || state === 'unknown',
      read: (look) => (look ? { needsLook: true } : {}),
    }),
    text('kind', 'Kind', { control: 'chip', inWords: mailKind }),
  ],
  sorts: byAge,
  columns: [
    textColumn('Subject', ({ subject }) => subject),
    textColumn('To', ({ toEmail }) => toEmail, { wideOnly: true }),
    {
      key: 'state',
      head: 'State',
      cell: ({ state }) => <MailStateTag state={state} />,
      text: ({ state }) => labelledFor(mailStateWords, state).label,
    },
    {
      key: 'kind',
      head: 'Kind',
      cell: ({ kind }) => mailKind(kind),
      text: ({ kind }) => mailKind(kind),
      wideOnly: true,
    },
    ageColumn('Created', ({ queuedAt }) => queuedAt),
  ],
  onlyInFile: [{ head: 'Error', text: ({ error }) => error }],
  empty: { nothing: 'No emails yet.', unlike: 'No emails match.', showAll: 'Show all emails' },
  open: (mail, { at }) => ({
    title: mail.subject,
    children: <MailDetails mail={mail} at={at} />,
    actions: mail.needsLook && <MailActions key={mail.id} mail={mail} />,
  }),
  query: graphql`
    query MailListQuery($filter: MailFilter, $sort: MailSort, $first: Int = 25, $after: String) {
      ...MailList_query
    }
  `,
  connection: ({ mails }) => mails,
  fragment: graphql`
    fragment MailList_query on Query @refetchable(queryName: "MailListNextQuery") {
      mails(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "MailList_mails") {
        edges {
          node {
            ...MailList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<MailListOpenQuery, Row>(graphql`
    query MailListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Mail @alias(as: "row") {
          ...MailList_row @relay(mask: false)
        }
      }
    }
  `),
});

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
