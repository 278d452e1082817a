import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import type { PageProps } from '#web/kit/page.ts';
import { OverProfile, overProfile, type ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import { ClaimConfirmed } from './ClaimSent.tsx';

const title = ({ name }: ProfileBehind) => `Your claim of the profile of ${name}`;

/** Where a claim's emailed link leads once the address is confirmed: explains what happens next. */
export default function RecruiterClaimedPage({ data, address }: PageProps<RecruiterPageQuery>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {({ slug }) => <ClaimConfirmed href={recruiterUrl(slug)} />}
    </OverProfile>
  );
}

export const page = overProfile(title);
