import { recruiterClaimUrl, recruiterUrl } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import type { PageProps } from '#web/kit/page.ts';
import { OverProfile, overProfile, type ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import { ClaimExpired } from './ClaimSent.tsx';

const title = ({ name }: ProfileBehind) => `Your claim of the profile of ${name}`;

/** Where a claim's emailed link leads once it has expired: offers a new attempt. */
export default function RecruiterFailedClaimPage({ data, address }: PageProps<RecruiterPageQuery>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {({ slug }) => <ClaimExpired href={recruiterUrl(slug)} claimHref={recruiterClaimUrl(slug)} />}
    </OverProfile>
  );
}

export const page = overProfile(title);
