import { graphql } from 'react-relay';
import { placeName } from '#common/countries.ts';
import { besideEachOther, formatCount, formatInterval, formatScore, formatShare } from '#common/formats.ts';
import { listedPlaces } from '#common/hiring/recruiter-list.ts';
import { coverageLimits } from '#common/limits.ts';
import { specialitiesToShow, specialityOf } from '#common/specialities.ts';
import { agencyUrl, recruiterUrl } from '#common/urls.ts';
import type { listedProfile_row$data } from '#web/__generated__/listedProfile_row.graphql.ts';
import { textColumn } from '#web/list/columns.tsx';
import { Facts } from '#web/list/Facts.tsx';
import { choice, search } from '#web/list/filters.ts';
import type { RowColumn } from '#web/list/row-column.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Stars } from '#web/ui/Stars.tsx';

graphql`
  fragment listedProfile_row on ListedProfile {
    id
    recruiter {
      id
      name
      slug
      location
      country
      specialities
      score
      scoreHalf
      reviewCount
      invitedCount
      eligibleCount
      agency {
        name
      }
      ...Favourites_profile
    }
    agency {
      id
      name
      slug
      location
      country
      hasPage
      figures {
        score
        scoreHalf
        reviewCount
        invitedCount
        eligibleCount
      }
      ...Favourites_profile
    }
  }
`;

/** A row of a list of recruiters and agencies. */
export type ListedRow = Pick<listedProfile_row$data, 'id'> &
  Partial<Pick<listedProfile_row$data, 'recruiter' | 'agency'>>;

/** What both kinds of profile have in a list. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  /** 'Recruiter at Demo Agency', or 'Agency'. */
  readonly what: string;
  /** Null for an agency whose page is not public any more. */
  readonly href: string | null;
  readonly place: string;
  readonly specialities: readonly string[];
  readonly figures: {
    readonly score: number;
    readonly scoreHalf: number;
    readonly reviewCount: number;
    readonly invitedCount: number;
    readonly eligibleCount: number;
  };
}

/** The profile of a row, of either kind. */
export function listedOf({ recruiter, agency }: ListedRow): Listed {
  if (recruiter)
    return {
      id: recruiter.id,
      name: recruiter.name,
      what: `Recruiter at ${recruiter.agency.name}`,
      href: recruiterUrl(recruiter.slug),
      place: placeName(recruiter.location, recruiter.country),
      specialities: recruiter.specialities.map((id) => specialityOf(id)?.name ?? id),
      figures: recruiter,
    };
  return {
    id: agency!.id,
    name: agency!.name,
    what: agency!.hasPage ? 'Agency' : 'Agency, not public any more',
    href: agency!.hasPage ? agencyUrl(agency!.slug) : null,
    place: placeName(agency!.location, agency!.country),
    specialities: [],
    figures: agency!.figures,
  };
}

/** The filters of every list of recruiters. */
export const listedFilters = [
  search('Name'),
  choice(
    'kind',
    'Kind',
    [
      { value: 'recruiter', label: 'Recruiters' },
      { value: 'agency', label: 'Agencies' },
    ],
    { control: 'sheet' },
  ),
  choice(
    'speciality',
    'Speciality',
    specialitiesToShow.map(({ id, name }) => ({ value: id, label: name })),
    { control: 'sheet' },
  ),
  choice('place', 'Place', listedPlaces, { control: 'sheet' }),
];

/** The orders of every list of recruiters; `newest` is the label of the default. */
export const listedSorts = (newest: string) => [
  { value: '', label: newest },
  { value: 'name', label: 'By name' },
  { value: 'score', label: 'Highest score first' },
];

/** The name, with what it is below. */
export const nameColumn = <Row extends ListedRow>(): RowColumn<Row> => ({
  key: 'name',
  head: 'Name',
  cell: (row) => <TwoLines first={listedOf(row).name} second={listedOf(row).what} />,
  text: (row) => listedOf(row).name,
});

/** The score with its interval and the number of reviews behind it. */
export const scoreColumn = <Row extends ListedRow>(): RowColumn<Row> => ({
  key: 'score',
  head: 'Score',
  cell: (row) => {
    const { score, reviewCount } = listedOf(row).figures;
    if (reviewCount === 0) return 'No reviews yet';
    return (
      <TwoLines
        first={<Stars value={score} size="small" />}
        second={`${intervalOf(listedOf(row))}, ${formatCount(reviewCount, 'review')}`}
      />
    );
  },
  text: (row) => (listedOf(row).figures.reviewCount > 0 ? formatScore(listedOf(row).figures.score) : ''),
});

/** Where they work. */
export const placeColumn = <Row extends ListedRow>(): RowColumn<Row> =>
  textColumn('Place', (row) => listedOf(row).place, { wideOnly: true });

/** Further columns of the file. */
export const onlyInFile = [
  { head: 'Kind', text: (row: ListedRow) => listedOf(row).what },
  { head: 'Interval', text: (row: ListedRow) => intervalOf(listedOf(row)) },
  { head: 'Reviews', text: (row: ListedRow) => String(listedOf(row).figures.reviewCount) },
  { head: 'Coverage', text: (row: ListedRow) => coverageOf(listedOf(row)) },
  { head: 'Specialities', text: (row: ListedRow) => listedOf(row).specialities.join(', ') },
];

/** The score's interval, such as '3.9–4.5'; nothing without counted reviews. */
export const intervalOf = ({ figures: { score, scoreHalf, reviewCount } }: Listed): string =>
  reviewCount > 0 ? formatInterval({ low: Math.max(1, score - scoreHalf), high: Math.min(5, score + scoreHalf) }) : '';

/** The share of eligible people who were invited; too few to tell below ten. */
export const coverageOf = ({ figures: { invitedCount, eligibleCount } }: Listed): string =>
  eligibleCount < coverageLimits.tooFewBelow ? 'Too few placements' : formatShare(invitedCount / eligibleCount);

/** What is known about an open row's profile. */
export function ListedFacts({ row }: { row: ListedRow }) {
  const listed = listedOf(row);
  const { reviewCount, score } = listed.figures;
  return (
    <Facts
      facts={[
        ['Kind', listed.what],
        [
          'Score',
          reviewCount > 0
            ? besideEachOther([
                formatScore(score),
                `80% interval ${intervalOf(listed)}`,
                formatCount(reviewCount, 'review'),
              ])
            : 'No reviews yet',
        ],
        ['Invited to review', coverageOf(listed)],
        ['Specialities', listed.specialities.join(', ')],
        ['Place', listed.place],
      ]}
    />
  );
}
