import { graphql, useFragment } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import { formatDate, formatDateTime } from '#common/formats.ts';
import { specialityOf } from '#common/specialities.ts';
import { panelUrl, recruiterUrl } from '#common/urls.ts';
import type { EnquiryDetails_enquiry$key } from '#web/__generated__/EnquiryDetails_enquiry.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { StateLine } from '#web/list/StateLine.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { History } from '../approvals/History.tsx';
import { Listed, OutsideLink, Part } from '../approvals/Part.tsx';
import { enquiryStateWords } from './enquiry-words.ts';

/** An enquiry with all we know: what they wrote, what we already have for this address and agency, and its history. */
export function EnquiryDetails({ enquiry }: { enquiry: EnquiryDetails_enquiry$key }) {
  const zone = useTimeZone();
  const data = useFragment(
    graphql`
      fragment EnquiryDetails_enquiry on Enquiry {
        name
        agencyName
        email
        phone
        linkedinUrl
        speciality
        country
        state
        declinedBecause
        decidedAt
        createdAt
        decidedBy {
          name
        }
        recruiter {
          name
          slug
        }
        account {
          name
          recruiter {
            name
            slug
          }
        }
        unclaimedProfile {
          name
          slug
          agency {
            name
          }
        }
        similarAgencies(first: 5) {
          edges {
            node {
              id
              name
              country
              isApproved
            }
          }
        }
        others(first: 5) {
          edges {
            node {
              id
              state
              createdAt
              declinedBecause
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
    enquiry,
  );
  const { account, unclaimedProfile, recruiter } = data;
  const agencies = (data.similarAgencies?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const others = (data.others?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const isOpen = data.state === 'received';
  return (
    <>
      <StateLine of={enquiryStateWords(data.state)} />
      {isOpen && account && (
        <Notice tone="warn" title="This address has an account">
          {account.recruiter ? (
            <span>
              {account.name}, with the profile{' '}
              <Link href={recruiterUrl(account.recruiter.slug)}>{account.recruiter.name}</Link>. Decline, and tell them
              they can sign in.
            </span>
          ) : (
            `${account.name}, without a profile. If it's a recruiter's account, approving gives them one.`
          )}
        </Notice>
      )}
      {isOpen && unclaimedProfile && (
        <Notice tone="info" title="An unclaimed profile has this address">
          <Link href={recruiterUrl(unclaimedProfile.slug)}>{unclaimedProfile.name}</Link> of{' '}
          {unclaimedProfile.agency.name}. To give it to them, approve them as a member of that agency.
        </Notice>
      )}
      <Facts
        facts={[
          ['Name', data.name],
          ['Agency', data.agencyName],
          [
            'Email',
            <a key="email" href={`mailto:${data.email}`}>
              {data.email}
            </a>,
          ],
          ['Phone', data.phone],
          ['LinkedIn', data.linkedinUrl && <OutsideLink href={data.linkedinUrl} />],
          ['Speciality', data.speciality && (specialityOf(data.speciality)?.name ?? data.speciality)],
          ['Country', countryOf(data.country)?.name ?? data.country],
          ['Received', formatDateTime(data.createdAt, zone)],
          [
            'Decided',
            data.decidedAt &&
              `${formatDateTime(data.decidedAt, zone)}${data.decidedBy ? ` by ${data.decidedBy.name}` : ''}`,
          ],
          ['Reason', data.declinedBecause],
          ['Profile', recruiter && { href: recruiterUrl(recruiter.slug), text: recruiter.name }],
        ]}
      />
      {agencies.length > 0 && (
        <Part title="Agencies with similar names">
          <Listed
            items={agencies.map(({ id, name, country, isApproved }) => ({
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
      {others.length > 0 && (
        <Part title="Other enquiries from this address">
          <Listed
            items={others.map(({ id, state, createdAt, declinedBecause }) => ({
              key: id,
              content: `${formatDate(createdAt, zone)}: ${enquiryStateWords(state).label.toLowerCase()}${declinedBecause ? `, ‘${declinedBecause}’` : ''}`,
            }))}
          />
        </Part>
      )}
      <History entries={(data.history?.edges ?? []).flatMap((edge) => edge?.node ?? [])} />
    </>
  );
}
