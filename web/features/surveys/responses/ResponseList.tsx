import { lazy, Suspense } from 'react';
import { graphql } from 'react-relay';
import { type NpsGroup, npsGroups } from '#common/surveys/nps.ts';
import { groupWords } from '#common/surveys/workflows.ts';
import { responsesUrl } from '#common/urls.ts';
import type { ResponseList_query$data } from '#web/__generated__/ResponseList_query.graphql.ts';
import type { ResponseList_row$data } from '#web/__generated__/ResponseList_row.graphql.ts';
import type { ResponseListOpenQuery } from '#web/__generated__/ResponseListOpenQuery.graphql.ts';
import type { ResponseListQuery } from '#web/__generated__/ResponseListQuery.graphql.ts';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, offered, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { daysFilter, recruiterFilter, teamFilter } from '#web/list/placement-filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { audienceIn, audienceWords } from '../survey-words.ts';
import { groupTags, whoAnswered } from './response-words.ts';

const ResponsePanel = lazy(async () => ({ default: (await import('./ResponsePanel.tsx')).ResponsePanel }));

type Row = Omit<ResponseList_row$data, ' $fragmentType'>;

/** What the page tells its list. */
export interface ResponseListGiven {
  /** Rows name their recruiter, because there are several. */
  readonly namesRecruiter: boolean;
  /** The names of the tags that the agency has. */
  readonly tagNames: readonly string[];
}

const tagsOf = ({ tags }: Pick<Row, 'tags'>) => (tags.edges ?? []).flatMap((edge) => edge?.node ?? []);
const tagText = (row: Row) =>
  tagsOf(row)
    .map(({ name }) => name)
    .join(', ');

/** The answers to an agency's surveys; a row opens with everything that was answered. */
export const responseList = defineList<ResponseListQuery, ResponseList_query$data, Row, ResponseListGiven>({
  label: 'Responses',
  noun: 'response',
  href: responsesUrl,
  filters: [
    search('Words in comments'),
    choice('group', 'Score', choicesOf(groupWords, npsGroups)),
    choice('audience', 'Audience', choicesOf(audienceWords), { control: 'select' }),
    offered('campaign', 'Campaign'),
    offered('tag', 'Tag'),
    recruiterFilter,
    teamFilter,
    ...daysFilter('Answered'),
  ],
  sorts: byAge,
  columns: ({ namesRecruiter }) => [
    {
      key: 'who',
      head: 'Person',
      cell: (row) => <TwoLines first={whoAnswered(row)} second={audienceWords[audienceIn(row.audience)]} />,
      text: whoAnswered,
    },
    {
      key: 'score',
      head: 'Score',
      cell: ({ score, group }) => (
        <Tag tone={groupTags[group as NpsGroup].tone}>{`${score} · ${groupTags[group as NpsGroup].label}`}</Tag>
      ),
      text: ({ score }) => score,
    },
    {
      key: 'comment',
      head: 'Comment',
      isRest: true,
      cell: (row) => <TwoLines first={row.comment ?? '–'} second={tagText(row)} />,
      text: ({ comment }) => comment,
    },
    ...(namesRecruiter
      ? [
          {
            key: 'recruiter',
            head: 'Recruiter',
            wideOnly: true,
            cell: ({ recruiter }: Row) => recruiter?.name ?? '–',
            text: ({ recruiter }: Row) => recruiter?.name,
          },
        ]
      : []),
    {
      key: 'day',
      head: 'Answered',
      cell: ({ answeredOn }) => <When at={answeredOn} />,
      text: ({ answeredOn }) => answeredOn,
    },
  ],
  isStacked: true,
  onlyInFile: [
    { head: 'Group', text: ({ group }) => groupTags[group as NpsGroup].label },
    { head: 'Audience', text: ({ audience }) => audienceWords[audienceIn(audience)] },
    { head: 'Campaign', text: ({ campaign }) => campaign?.name },
    { head: 'Tags', text: tagText },
    { head: 'Every question answered', text: ({ isComplete }) => (isComplete ? 'Yes' : 'No') },
    { head: 'May be quoted', text: ({ mayQuote }) => (mayQuote ? 'Yes' : 'No') },
  ],
  empty: {
    nothing: 'No one has answered a survey yet. Answers appear here as they come in.',
    unlike: 'No responses match.',
    showAll: 'Show all responses',
  },
  open: (row, { given: { tagNames } }) => ({
    title: whoAnswered(row),
    children: (
      <Suspense fallback={<Skeleton lines={8} />}>
        <ResponsePanel key={row.id} response={row} tagNames={tagNames} />
      </Suspense>
    ),
  }),
  query: graphql`
    query ResponseListQuery($filter: SurveyResponseFilter, $sort: SurveyResponseSort, $first: Int = 25, $after: String) {
      viewer {
        id
        ...lookedAfter_viewer
      }
      surveyTags(first: 100) {
        edges {
          node {
            id
            name
          }
        }
      }
      campaigns(first: 100) {
        edges {
          node {
            id
            name
          }
        }
      }
      ...ResponseList_query
    }
  `,
  connection: ({ surveyResponses }) => surveyResponses,
  fragment: graphql`
    fragment ResponseList_query on Query @refetchable(queryName: "ResponseListNextQuery") {
      surveyResponses(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "ResponseList_surveyResponses") {
        edges {
          node {
            ...ResponseList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<ResponseListOpenQuery, Row>(graphql`
    query ResponseListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on SurveyResponse @alias(as: "row") {
          ...ResponseList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment ResponseList_row on SurveyResponse {
    id
    score
    group
    comment
    mayQuote
    isComplete
    answeredOn
    audience
    isAnonymous
    personName
    recruiter {
      name
    }
    campaign {
      name
    }
    tags(first: 20) {
      edges {
        node {
          id
          name
        }
      }
    }
    ...ResponsePanel_response
  }
`;
