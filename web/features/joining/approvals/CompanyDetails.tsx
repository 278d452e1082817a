import { graphql, useFragment } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import { formatCount, formatDateTime } from '#common/formats.ts';
import { specialityOf } from '#common/specialities.ts';
import { panelUrl } from '#common/urls.ts';
import type { CompanyDetails_company$key } from '#web/__generated__/CompanyDetails_company.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { StateLine } from '#web/list/StateLine.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { approvalWords } from './approval-words.ts';
import { History } from './History.tsx';
import { Listed, OutsideLink, Part } from './Part.tsx';

/** A company as staff see it: its facts, its people, companies with similar names, and its history. */
export function CompanyDetails({ company }: { company: CompanyDetails_company$key }) {
  const zone = useTimeZone();
  const data = useFragment(
    graphql`
      fragment CompanyDetails_company on Company {
        name
        domain
        website
        description
        country
        specialities
        locations
        isApproved
        isComplete
        approvedAt
        declinedBecause
        createdAt
        approvedBy {
          name
        }
        members(first: 10) {
          totalCount
          edges {
            node {
              id
              name
              email
              isVerified
              isAdmin
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
    company,
  );
  const people = (data.members?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const similar = (data.similar?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <>
      <StateLine of={approvalWords(data.isApproved, data.declinedBecause)} />
      {!data.isApproved && !data.domain && (
        <Notice tone="info" title="No confirmed domain">
          Without a confirmed domain, reviews can't count as from an approved employer. Approval then only gives its
          people access to their part of the product.
        </Notice>
      )}
      <Facts
        facts={[
          ['Domain', data.domain],
          ['Website', data.website && <OutsideLink href={data.website} />],
          ['Country', countryOf(data.country)?.name ?? data.country],
          ['Places', data.locations.join(', ')],
          ['Specialities', data.specialities.map((id) => specialityOf(id)?.name ?? id).join(', ')],
          ['About', data.description],
          ['Details added', data.isComplete ? 'Yes' : 'Not yet'],
          ['Added', formatDateTime(data.createdAt, zone)],
          [
            'Approved',
            data.approvedAt &&
              `${formatDateTime(data.approvedAt, zone)}${data.approvedBy ? ` by ${data.approvedBy.name}` : ''}`,
          ],
          ['Reason', data.declinedBecause],
        ]}
      />
      <Part title={formatCount(data.members?.totalCount ?? people.length, 'person', 'people')}>
        {people.length === 0 && <p>No one has signed up for it. Recruiters named it in their placements.</p>}
        <Listed
          items={people.map(({ id, name, email, isVerified, isAdmin }) => ({
            key: id,
            content: `${name}, ${email}${isAdmin ? ', admin' : ''}${isVerified ? '' : ', not confirmed'}`,
          }))}
        />
      </Part>
      {similar.length > 0 && (
        <Part title="Companies with similar names">
          <Listed
            items={similar.map(({ id, name, country, isApproved }) => ({
              key: id,
              content: (
                <>
                  <Link href={panelUrl('companies', { q: name, state: 'any' })}>{name}</Link>
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
