import { graphql, useFragment } from 'react-relay';
import { countryOf, placeName } from '#common/countries.ts';
import { formatCount, formatDateTime } from '#common/formats.ts';
import type { Plan } from '#common/limits.ts';
import { planNames } from '#common/plans.ts';
import { panelUrl, recruiterUrl } from '#common/urls.ts';
import type {
  AgencyDetails_agency$data,
  AgencyDetails_agency$key,
} from '#web/__generated__/AgencyDetails_agency.graphql.ts';
import { MergeProfiles } from '#web/features/merging/MergeProfiles.tsx';
import { Facts } from '#web/list/Facts.tsx';
import { StateLine } from '#web/list/StateLine.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { approvalWords } from './approval-words.ts';
import { History } from './History.tsx';
import { Listed, OutsideLink, Part } from './Part.tsx';

/** How many seats are taken, and how many there are. */
const seatsOf = ({ seats, seatsTaken }: Pick<AgencyDetails_agency$data, 'seats' | 'seatsTaken'>) =>
  seats == null ? `${seatsTaken ?? 0} taken, no limit` : `${seatsTaken ?? 0} of ${seats} taken`;

/** An agency as staff see it: its facts, its people, agencies with similar names, and its history. */
export function AgencyDetails({ agency }: { agency: AgencyDetails_agency$key }) {
  const zone = useTimeZone();
  const data = useFragment(
    graphql`
      fragment AgencyDetails_agency on Agency {
        id
        name
        legalName
        description
        website
        location
        country
        contactEmail
        plan
        seats
        seatsTaken
        isApproved
        approvedAt
        declinedBecause
        wishedName
        wishedLegalName
        nameWishedAt
        createdAt
        recruiterCount
        approvedBy {
          name
        }
        recruiters(first: 10) {
          edges {
            node {
              id
              name
              slug
              isClaimed
              owner {
                email
              }
            }
          }
        }
        similar(first: 5) {
          edges {
            node {
              id
              name
              country
              isApproved
            }
          }
        }
        history(first: 20) {
          edges {
            node {
              ...History_entries
            }
          }
        }
      }
    `,
    agency,
  );
  const people = (data.recruiters?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const similar = (data.similar?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <>
      <StateLine of={approvalWords(data.isApproved, data.declinedBecause, data.nameWishedAt)} />
      <Facts
        facts={[
          ['Requested name', data.wishedName],
          ['Requested legal name', data.wishedLegalName],
          ['Legal name', data.legalName],
          ['Contact', data.contactEmail && <a href={`mailto:${data.contactEmail}`}>{data.contactEmail}</a>],
          ['Website', data.website && <OutsideLink href={data.website} />],
          ['Place', placeName(data.location, data.country)],
          ['Plan', data.plan && planNames[data.plan as Plan]],
          ['Seats', seatsOf(data)],
          ['About', data.description],
          ['Added', data.createdAt && formatDateTime(data.createdAt, zone)],
          [
            'Approved',
            data.approvedAt &&
              `${formatDateTime(data.approvedAt, zone)}${data.approvedBy ? ` by ${data.approvedBy.name}` : ''}`,
          ],
          ['Reason', data.declinedBecause],
        ]}
      />
      <Part title={formatCount(data.recruiterCount ?? 0, 'recruiter')}>
        {people.length === 0 && <p>No recruiters yet.</p>}
        <Listed
          items={people.map(({ id, name, slug, isClaimed, owner }) => ({
            key: id,
            content: (
              <>
                <Link href={recruiterUrl(slug)}>{name}</Link>
                <span>{owner ? `, ${owner.email}` : isClaimed ? '' : ', unclaimed'}</span>
                {!owner && people.length > 1 && (
                  <>
                    <span> </span>
                    <MergeProfiles agencyId={data.id} duplicate={{ id, name }} />
                  </>
                )}
              </>
            ),
          }))}
        />
        {(data.recruiterCount ?? 0) > 1 && (
          <div>
            <MergeProfiles agencyId={data.id} />
          </div>
        )}
      </Part>
      {similar.length > 0 && (
        <Part title="Agencies with similar names">
          <Listed
            items={similar.map(({ id, name, country, isApproved }) => ({
              key: id,
              content: (
                <>
                  <Link href={panelUrl('agencies', { q: name, state: 'any' })}>{name}</Link>
                  {`, ${countryOf(country)?.name ?? country}${isApproved ? '' : ', not approved'}`}
                </>
              ),
            }))}
          />
        </Part>
      )}
      <History entries={(data.history?.edges ?? []).flatMap((edge) => edge?.node ?? [])} />
    </>
  );
}
