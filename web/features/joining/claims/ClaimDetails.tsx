import { graphql, useFragment } from 'react-relay';
import { formatDate, formatDateTime } from '#common/formats.ts';
import { agencyUrl, recruiterUrl } from '#common/urls.ts';
import type { ClaimDetails_claim$key } from '#web/__generated__/ClaimDetails_claim.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { StateLine } from '#web/list/StateLine.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { History } from '../approvals/History.tsx';
import { Listed, OutsideLink, Part } from '../approvals/Part.tsx';
import { claimStateWords } from './claim-words.ts';

/** A claim with its evidence: the address, the account, the owner, other claims, and its history. */
export function ClaimDetails({ claim }: { claim: ClaimDetails_claim$key }) {
  const zone = useTimeZone();
  const data = useFragment(
    graphql`
      fragment ClaimDetails_claim on Claim {
        name
        email
        note
        wish
        state
        declinedBecause
        decidedAt
        verifiedAt
        createdAt
        isProfileAddress
        isAgencyDomain
        decidedBy {
          name
        }
        account {
          name
          recruiter {
            name
            slug
          }
        }
        recruiter {
          name
          slug
          linkedinUrl
          source
          owner {
            name
            email
          }
          agency {
            name
          }
        }
        agency {
          name
          slug
        }
        agencyAdmins(first: 5) {
          edges {
            node {
              id
              name
              email
            }
          }
        }
        rivals(first: 5) {
          edges {
            node {
              id
              name
              email
              state
              createdAt
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
    claim,
  );
  const { recruiter, account, agency } = data;
  const admins = (data.agencyAdmins?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const owner = recruiter?.owner;
  const rivals = (data.rivals?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const isOpen = data.state !== 'approved' && data.state !== 'declined';
  return (
    <>
      <StateLine of={claimStateWords(data.state)} />
      {isOpen && data.wish === 'objection' && (
        <Notice tone="warn" title="They don't want this page">
          Approving removes the profile, everything it says and everything said about them, including reviews, and
          notifies them.
        </Notice>
      )}
      {isOpen && owner && (
        <Notice tone="warn" title="This profile has an owner">
          {owner.name}, {owner.email}. Approving takes it from them and notifies them.
        </Notice>
      )}
      {isOpen && admins.length > 0 && (
        <Notice tone="warn" title="This agency already has an admin">
          {admins.map(({ name, email }) => `${name}, ${email}`).join('; ')}. Approving makes {data.name} an admin, too,
          and notifies them.
        </Notice>
      )}
      {isOpen && account?.recruiter && !agency && (
        <Notice tone="warn" title="This address already has a profile">
          {account.name}, with the profile{' '}
          <Link href={recruiterUrl(account.recruiter.slug)}>{account.recruiter.name}</Link>. An account can have only
          one profile.
        </Notice>
      )}
      <Facts
        facts={[
          ['Profile', recruiter && <Link href={recruiterUrl(recruiter.slug)}>{recruiter.name}</Link>],
          ['Agency', agency ? { href: agencyUrl(agency.slug), text: agency.name } : recruiter?.agency.name],
          ['Source', recruiter?.source],
          ['LinkedIn', recruiter?.linkedinUrl && <OutsideLink href={recruiter.linkedinUrl} />],
          ['Claimed by', data.name],
          [
            'Email',
            <a key="email" href={`mailto:${data.email}`}>
              {data.email}
            </a>,
          ],
          ['Address', addressWords(data)],
          ['Note', data.note],
          ['Claimed', formatDateTime(data.createdAt, zone)],
          ['Confirmed', data.verifiedAt ? formatDateTime(data.verifiedAt, zone) : 'Not yet'],
          [
            'Decided',
            data.decidedAt &&
              `${formatDateTime(data.decidedAt, zone)}${data.decidedBy ? ` by ${data.decidedBy.name}` : ''}`,
          ],
          ['Reason', data.declinedBecause],
        ]}
      />
      {rivals.length > 0 && (
        <Part title="Other claims to this profile">
          <Listed
            items={rivals.map(({ id, name, email, state, createdAt }) => ({
              key: id,
              content: `${name}, ${email}: ${claimStateWords(state).label.toLowerCase()}, ${formatDate(createdAt, zone)}`,
            }))}
          />
        </Part>
      )}
      <History entries={(data.history?.edges ?? []).flatMap((edge) => edge?.node ?? [])} />
    </>
  );
}

function addressWords({ isProfileAddress, isAgencyDomain }: { isProfileAddress: boolean; isAgencyDomain: boolean }) {
  if (isProfileAddress) return 'Same as on the profile';
  return isAgencyDomain ? "Same domain as the agency's contact" : "Not at the agency's domain";
}
