import { graphql, useFragment } from 'react-relay';
import { agencyUrl, recruiterUrl } from '#common/urls.ts';
import type { FoundProfile_agency$key } from '#web/__generated__/FoundProfile_agency.graphql.ts';
import type { FoundProfile_recruiter$key } from '#web/__generated__/FoundProfile_recruiter.graphql.ts';
import type { FoundProfile_result$key } from '#web/__generated__/FoundProfile_result.graphql.ts';
import { Link } from '#web/ui/Link.tsx';
import { FoundCard } from './FoundCard.tsx';
import { specialityName } from './found-specialities.ts';
import { InviteLink } from './InviteLink.tsx';
import { type FoundPhone, RevealPhone } from './RevealPhone.tsx';
import { whyFound } from './why-found.ts';

type FoundProfileProps = {
  result: FoundProfile_result$key;
  /** The specialities that were searched for. */
  wanted: readonly string[];
  answer: FoundPhone | undefined;
};

/** A search result: a recruiter or an agency, and why it matches. */
export function FoundProfile({ result, wanted, answer }: FoundProfileProps) {
  const { recruiter, agency, matches } = useFragment(
    graphql`
      fragment FoundProfile_result on SearchResult {
        matches {
          in
          word
          typed
          isExact
        }
        recruiter {
          ...FoundProfile_recruiter
        }
        agency {
          ...FoundProfile_agency
        }
      }
    `,
    result,
  );
  if (recruiter) return <FoundRecruiter recruiter={recruiter} matches={matches} wanted={wanted} answer={answer} />;
  return agency ? <FoundAgency agency={agency} matches={matches} /> : null;
}

type Matches = Parameters<typeof whyFound>[0];

type FoundRecruiterProps = {
  recruiter: FoundProfile_recruiter$key;
  matches: Matches;
  wanted: readonly string[];
  answer: FoundPhone | undefined;
};

function FoundRecruiter({ recruiter, matches, wanted, answer }: FoundRecruiterProps) {
  const data = useFragment(
    graphql`
      fragment FoundProfile_recruiter on Recruiter {
        id
        slug
        name
        photoUrl
        headline
        location
        country
        specialities
        isClaimed
        hasPhone
        score
        scoreHalf
        reviewCount
        reviewTallies
        invitedCount
        eligibleCount
        agency {
          name
          slug
          hasPage
        }
      }
    `,
    recruiter,
  );
  const { id, name, agency } = data;
  return (
    <FoundCard
      profile={{
        ...data,
        kind: 'Recruiter',
        href: recruiterUrl(data.slug),
        picture: data.photoUrl,
        text: data.headline,
      }}
      firm={agency.hasPage ? <Link href={agencyUrl(agency.slug)}>{agency.name}</Link> : agency.name}
      wanted={wanted}
      why={whyFound(matches, [name, agency.name, data.location, ...data.specialities.map(specialityName)])}
      contact={
        <>
          {data.hasPhone && <RevealPhone id={id} name={name} answer={answer?.profileId === id ? answer : undefined} />}
          {data.isClaimed && <InviteLink id={id} name={name} />}
        </>
      }
    />
  );
}

function FoundAgency({ agency, matches }: { agency: FoundProfile_agency$key; matches: Matches }) {
  const { figures, ...data } = useFragment(
    graphql`
      fragment FoundProfile_agency on Agency {
        id
        slug
        name
        logoUrl
        description
        location
        country
        figures {
          score
          scoreHalf
          reviewCount
          reviewTallies
          invitedCount
          eligibleCount
        }
      }
    `,
    agency,
  );
  return (
    <FoundCard
      profile={{
        ...data,
        ...figures,
        kind: 'Agency',
        href: agencyUrl(data.slug),
        picture: data.logoUrl,
        text: data.description,
        specialities: [],
        isClaimed: null,
      }}
      why={whyFound(matches, [data.name, data.location])}
    />
  );
}
