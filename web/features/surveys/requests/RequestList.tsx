import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { RecipientState } from '#common/surveys/recipient-states.ts';
import { requestStateWords } from '#common/surveys/requests.ts';
import { surveyRequestsUrl } from '#common/urls.ts';
import type { RequestList_query$data } from '#web/__generated__/RequestList_query.graphql.ts';
import type { RequestList_row$data } from '#web/__generated__/RequestList_row.graphql.ts';
import type { RequestListOpenQuery } from '#web/__generated__/RequestListOpenQuery.graphql.ts';
import type { RequestListQuery } from '#web/__generated__/RequestListQuery.graphql.ts';
import { stateColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, offered, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import type { WhyEmpty } from '#web/list/list-kind.ts';
import { recruiterColumn } from '#web/list/placement-columns.tsx';
import { audienceFilter, daysFilter, recruiterFilter, teamFilter } from '#web/list/placement-filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { When } from '#web/ui/When.tsx';
import { audienceIn, audienceWords } from '../survey-words.ts';
import { CancelPickedRequests } from './CancelRequests.tsx';
import { RequestActions } from './RequestActions.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { lastStepOf, nextStepOf, type Step } from './steps.ts';

/** A person whom a campaign asks, in the list. */
export type RequestRow = Omit<RequestList_row$data, ' $fragmentType'>;

/** What the page passes to the list. */
type Given = { namesRecruiter: boolean; empty: (why: Omit<WhyEmpty<unknown>, 'given'>) => ReactNode };

const wordsOf = ({ state }: { readonly state: string }) => requestStateWords[state as RecipientState];
const audienceOf = ({ campaign }: RequestRow) => audienceWords[audienceIn(campaign?.survey?.audience)];
const nameOf = ({ name, email }: RequestRow) => name || email || 'Deleted person';

/** Everyone that an agency's campaigns asked or will ask. A row opens with all that happened to it. */
export const requestList = defineList<RequestListQuery, RequestList_query$data, RequestRow, Given>({
  label: 'Survey requests',
  noun: 'request',
  href: surveyRequestsUrl,
  filters: [
    search('Name or email'),
    choice('state', 'State', choicesOf(requestStateWords), { control: 'sheet' }),
    audienceFilter('sheet', 'Audience'),
    offered('campaign', 'Campaign'),
    recruiterFilter,
    teamFilter,
    ...daysFilter('Added'),
  ],
  sorts: byAge,
  columns: ({ namesRecruiter }) => [
    {
      key: 'who',
      head: 'Who',
      cell: (row) => (
        <TwoLines
          first={<TwoLines first={nameOf(row)} second={row.name && row.email} />}
          second={`${row.campaign?.name ?? 'Campaign'}, ${audienceOf(row).toLowerCase()}`}
          isOnlyNarrow
        />
      ),
      text: nameOf,
      isBroad: true,
    },
    {
      key: 'campaign',
      head: 'Campaign',
      cell: (row) => <TwoLines first={row.campaign?.name ?? '–'} second={audienceOf(row)} />,
      text: ({ campaign }) => campaign?.name,
      wideOnly: true,
    },
    stateColumn(wordsOf),
    {
      key: 'when',
      head: 'When',
      cell: (row) => (
        <TwoLines first={inWords(lastStepOf(row, new Date()))} second={inWords(nextStepOf(row)) ?? reasonOf(row)} />
      ),
      wideOnly: true,
    },
    ...(namesRecruiter ? [recruiterColumn<RequestRow>('Recruiter')] : []),
  ],
  isStacked: true,
  onlyInFile: [
    { head: 'Email', text: ({ email }) => email },
    { head: 'Audience', text: audienceOf },
    { head: 'Added', moment: ({ createdAt }) => createdAt },
    { head: 'Sent', moment: ({ sentAt }) => sentAt },
    { head: 'Started', moment: ({ startedAt }) => startedAt },
    { head: 'Answered', moment: ({ completedAt }) => completedAt },
    { head: 'Next step', text: (row) => nextStepOf(row)?.label },
    { head: 'Next step at', moment: (row) => nextStepOf(row)?.when.at },
    { head: 'Bounce reason', text: ({ bounceReason }) => bounceReason },
    { head: 'Cancellation reason', text: ({ cancelReason }) => cancelReason },
  ],
  empty: ({ given, ...why }) => given.empty(why),
  bulk: {
    name: nameOf,
    mayPick: ({ viewerCanCancel }) => viewerCanCancel,
    isOffered: (rows) => rows.some(({ viewerCanCancel }) => viewerCanCancel),
    Actions: CancelPickedRequests,
  },
  open: (request) => ({
    title: nameOf(request),
    children: <RequestDetails request={request} />,
    actions: (request.viewerCanCancel || request.viewerCanSendAgain) && (
      <RequestActions key={`${request.id} ${request.state}`} request={request} />
    ),
  }),
  query: graphql`
    query RequestListQuery($filter: SurveyRequestFilter, $sort: SurveyRequestSort, $first: Int = 25, $after: String) {
      ...RequestsPage_query
      ...RequestList_query
    }
  `,
  connection: ({ surveyRequests }) => surveyRequests,
  fragment: graphql`
    fragment RequestList_query on Query @refetchable(queryName: "RequestListNextQuery") {
      surveyRequests(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "RequestList_surveyRequests") {
        edges {
          node {
            ...RequestList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<RequestListOpenQuery, RequestRow>(graphql`
    query RequestListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on SurveyRequest @alias(as: "row") {
          ...RequestList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment RequestList_row on SurveyRequest {
    id
    name
    email
    state
    scheduledFor
    sentAt
    startedAt
    completedAt
    expiresAt
    nextReminderAt
    remindersSent
    createdAt
    bounceReason
    cancelReason
    viewerCanCancel
    viewerCanSendAgain
    sendAgainFrom
    campaign {
      id
      name
      isActive
      pausedAt
      survey {
        audience
      }
    }
    recruiter {
      name
    }
    placement {
      id
      jobTitle
      companyName
    }
  }
`;

const reasonOf = ({ bounceReason, cancelReason }: RequestRow) => bounceReason ?? cancelReason;

function inWords(step: Step | null) {
  return (
    step && (
      <>
        {step.label} <When {...step.when} />
      </>
    )
  );
}
