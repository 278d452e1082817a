import { graphql } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { googleAuthor, googleStars } from '#common/google/words.ts';
import { googleReviewsUrl } from '#common/urls.ts';
import type { GoogleReviewList_query$data } from '#web/__generated__/GoogleReviewList_query.graphql.ts';
import type { GoogleReviewList_row$data } from '#web/__generated__/GoogleReviewList_row.graphql.ts';
import type { GoogleReviewListOpenQuery } from '#web/__generated__/GoogleReviewListOpenQuery.graphql.ts';
import type { GoogleReviewListQuery } from '#web/__generated__/GoogleReviewListQuery.graphql.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, offered, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

type Row = Omit<GoogleReviewList_row$data, ' $fragmentType'>;

/** What people wrote on Google about the places that an agency has imported. */
export const googleReviewList = defineList<GoogleReviewListQuery, GoogleReviewList_query$data, Row>({
  label: 'Reviews on Google',
  noun: 'review',
  href: googleReviewsUrl,
  filters: [
    search('Name or words'),
    choice(
      'stars',
      'Rating',
      [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: `${stars} of 5` })),
    ),
    choice(
      'replied',
      'Reply',
      [
        { value: 'yes', label: 'With a reply' },
        { value: 'no', label: 'Without a reply' },
      ],
      { control: 'sheet' },
    ),
    offered('place', 'Place'),
  ],
  sorts: byAge,
  columns: [
    {
      key: 'review',
      head: 'Review',
      isRest: true,
      cell: ({ author, body }) => <TwoLines first={googleAuthor(author)} second={body ?? 'A rating without words'} />,
      text: ({ author }) => googleAuthor(author),
    },
    textColumn('On Google', ({ stars }) => (stars ? `${stars} of 5` : null)),
    textColumn('Place', ({ place }) => place?.title, { wideOnly: true }),
    ageColumn('Written', ({ writtenAt }) => writtenAt),
  ],
  onlyInFile: [
    { head: 'Text', text: ({ body }) => body },
    { head: 'Reply', text: ({ reply }) => reply },
    { head: 'Source', text: () => 'Google' },
  ],
  isStacked: true,
  empty: {
    nothing: 'No one has reviewed your places on Google yet.',
    unlike: 'No reviews match.',
    showAll: 'Show all reviews',
  },
  open: (row) => ({
    title: `${googleAuthor(row.author)} on Google`,
    children: <Details {...row} />,
    actions: row.place?.mapsUri && (
      <Button href={row.place.mapsUri} rel="noopener noreferrer" target="_blank">
        Open on Google
      </Button>
    ),
  }),
  query: graphql`
    query GoogleReviewListQuery($filter: GoogleReviewFilter, $sort: GoogleReviewSort, $first: Int = 25, $after: String) {
      imported: googlePlaces(first: 50, filter: { state: "imported" }) {
        edges {
          node {
            id
            title
            reviewCount
            average
            newReviewUri
            readAt
            distribution
            months
          }
        }
      }
      ...GoogleReviewList_query
    }
  `,
  connection: ({ googleReviews }) => googleReviews,
  fragment: graphql`
    fragment GoogleReviewList_query on Query @refetchable(queryName: "GoogleReviewListNextQuery") {
      googleReviews(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "GoogleReviewList_googleReviews") {
        edges { node { ...GoogleReviewList_row @relay(mask: false) } }
      }
    }
  `,
  elsewhere: rowElsewhere<GoogleReviewListOpenQuery, Row>(graphql`
    query GoogleReviewListOpenQuery($id: ID!) {
      node(id: $id) { ... on GoogleReview @alias(as: "row") { ...GoogleReviewList_row @relay(mask: false) } }
    }
  `),
});

graphql`
  fragment GoogleReviewList_row on GoogleReview {
    id
    author
    stars
    body
    reply
    repliedAt
    writtenAt
    place { title mapsUri }
  }
`;

function Details({ author, stars, body, reply, repliedAt, writtenAt, place }: Row) {
  const zone = useTimeZone();
  return (
    <Facts
      facts={[
        ['Written by', googleAuthor(author)],
        ['Rating', googleStars(stars)],
        ['Text', body],
        ['Place', place?.title],
        ['Written', formatDateTime(writtenAt, zone)],
        ['Your reply on Google', reply],
        ['Replied', repliedAt && formatDateTime(repliedAt, zone)],
      ]}
    />
  );
}
