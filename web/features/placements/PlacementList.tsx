import { graphql } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { type JobType, jobTypeLabels, type PlacementSource, placementSourceLabels } from '#common/placements/kinds.ts';
import { placementStateLabels } from '#common/placements/states.ts';
import { placementViewLabels, reviewQueryLabels, reviewStatusLabels } from '#common/placements/views.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { specialityOf } from '#common/specialities.ts';
import { wordsFor } from '#common/spelled-out.ts';
import { placementsUrl } from '#common/urls.ts';
import type { PlacementList_query$data } from '#web/__generated__/PlacementList_query.graphql.ts';
import type { PlacementList_row$data } from '#web/__generated__/PlacementList_row.graphql.ts';
import type { PlacementListOpenQuery } from '#web/__generated__/PlacementListOpenQuery.graphql.ts';
import type { PlacementListQuery } from '#web/__generated__/PlacementListQuery.graphql.ts';
import { textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search, text } from '#web/list/filters.ts';
import { recruiterColumn } from '#web/list/placement-columns.tsx';
import { daysFilter, recruiterFilter, teamFilter } from '#web/list/placement-filters.ts';
import type { PlacementList } from '#web/list/placement-list.ts';
import type { RowColumn } from '#web/list/row-column.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { PickedPlacements, PlacementActions } from './PlacementActions.tsx';
import { PlacementDetails } from './PlacementDetails.tsx';
import { PlacementHistory } from './PlacementHistory.tsx';
import { sideWords } from './side-words.ts';

/** A placement in the list. */
export type PlacementRow = Omit<PlacementList_row$data, ' $fragmentType'>;

/** The placements of a recruiter or an agency in one of their views. */
export const placementList = defineList<PlacementListQuery, PlacementList_query$data, PlacementRow, PlacementList>({
  label: 'Placements',
  noun: 'placement',
  href: placementsUrl,
  keeps: ['view'],
  filters: [
    search('Name, email, job, or company'),
    // Tabs above the list show the view.
    choice('view', 'View', choicesOf(placementViewLabels), {
      isShown: () => false,
      read: (view) => ({ view: view ?? 'visible' }),
    }),
    choice('reviews', 'Reviews', choicesOf(reviewQueryLabels)),
    choice('status', 'Review status', choicesOf(reviewStatusLabels), { control: 'sheet' }),
    recruiterFilter,
    teamFilter,
    choice('jobType', 'Type', choicesOf(jobTypeLabels), { control: 'sheet' }),
    choice('source', 'Source', choicesOf(placementSourceLabels), { control: 'sheet' }),
    ...daysFilter('Starts'),
    text('file', 'Import', {
      control: 'chip',
      inWords: () => 'one file',
      read: (file) => (file ? { import: `PlacementImport:${file}` } : {}),
    }),
  ],
  sorts: [
    { value: '', label: 'Latest start first' },
    { value: 'earliest', label: 'Earliest start first' },
    { value: 'title', label: 'By job title' },
    { value: 'company', label: 'By company' },
    { value: 'added', label: 'Last added first' },
  ],
  columns: ({ namesRecruiter }) => [
    {
      key: 'job',
      head: 'Job',
      cell: ({ jobTitle, companyName }) => <TwoLines first={jobTitle} second={companyName ?? 'Company missing'} />,
      text: ({ jobTitle }) => jobTitle,
    },
    sideColumn('candidate', 'Candidate'),
    sideColumn('employer', 'Employer'),
    {
      key: 'start',
      head: 'Start',
      cell: ({ startDate }) => <When at={startDate} />,
      text: ({ startDate }) => formatDay(startDate),
      wideOnly: true,
      choice: 'shown',
    },
    ...(namesRecruiter ? [{ ...recruiterColumn<PlacementRow>('Recruiter'), choice: 'shown' } as const] : []),
    { ...textColumn('Type', typeOf, { wideOnly: true }), choice: 'hidden' },
    { ...textColumn('Speciality', specialityNameOf, { wideOnly: true }), choice: 'hidden' },
    { ...textColumn('Location', ({ location }: PlacementRow) => location, { wideOnly: true }), choice: 'hidden' },
    { ...textColumn('Source', sourceOf, { wideOnly: true }), choice: 'hidden' },
    { ...textColumn('State', stateTextOf, { wideOnly: true }), choice: 'hidden' },
  ],
  isStacked: true,
  onlyInFile: [
    { head: 'Company', text: ({ companyName }) => companyName },
    { head: 'Candidate review', text: (row) => sideWords(row, 'candidate').label },
    { head: 'Employer review', text: (row) => sideWords(row, 'employer').label },
  ],
  empty: ({ given, ...why }) => given.empty(why),
  bulk: {
    name: ({ jobTitle, candidateName }) => [jobTitle, candidateName].filter(Boolean).join(', '),
    mayPick: ({ viewerCanEdit }) => viewerCanEdit,
    isOffered: (rows, { looksOnly }) => !looksOnly && rows.length > 0,
    Actions: PickedPlacements,
  },
  open: (placement, { listId }) => ({
    title: placement.jobTitle,
    children: (
      <>
        <PlacementDetails placement={placement} />
        <PlacementHistory placement={placement} />
      </>
    ),
    actions: placement.viewerCanEdit && <PlacementActions key={placement.id} placement={placement} listId={listId} />,
  }),
  query: graphql`
    query PlacementListQuery($filter: PlacementFilter, $sort: PlacementSort, $first: Int = 25, $after: String) {
      ...PlacementsPage_query
      ...PlacementList_query
    }
  `,
  connection: ({ placements }) => placements,
  fragment: graphql`
    fragment PlacementList_query on Query @refetchable(queryName: "PlacementListNextQuery") {
      placements(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "PlacementList_placements") {
        __id
        edges {
          node {
            ...PlacementList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<PlacementListOpenQuery, PlacementRow>(graphql`
    query PlacementListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Placement @alias(as: "row") {
          ...PlacementList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment PlacementList_row on Placement {
    id
    version
    jobTitle
    jobType
    companyName
    startDate
    isHidden
    viewerCanEdit
    speciality
    location
    source
    ...sideWords_placement @relay(mask: false)
    recruiter {
      id
      name
    }
    ...PlacementDetails_placement
    ...PlacementHistory_placement
  }
`;

const typeOf = ({ jobType }: PlacementRow) => jobTypeLabels[jobType as JobType];
const specialityNameOf = ({ speciality }: PlacementRow) => speciality && specialityOf(speciality)?.name;
const sourceOf = ({ source }: PlacementRow) => placementSourceLabels[source as PlacementSource];
const stateTextOf = ({ state }: PlacementRow) => wordsFor(placementStateLabels, state);

function sideColumn(audience: Audience, head: string): RowColumn<PlacementRow> {
  const nameOf = ({ candidateName, contactName }: PlacementRow) =>
    audience === 'candidate' ? candidateName : contactName;
  return {
    key: audience,
    head,
    cell: (row) => {
      const { label, tone } = sideWords(row, audience);
      return <TwoLines first={nameOf(row) ?? `${head}, name unknown`} second={<Tag tone={tone}>{label}</Tag>} />;
    },
    text: nameOf,
  };
}
