import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { Told } from '#web/features/accounts/Told.tsx';
import type { PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { OverProfile, overProfile, type ProfileBehind } from './OverProfile.tsx';

const title = ({ name }: ProfileBehind) => `Your claim of the profile of ${name}`;

/** Where the mailed link of a claim leads once the address is confirmed: what happens next. */
export default function RecruiterClaimedPage({ data, address }: PageProps<RecruiterPageQuery>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {({ slug }) => (
        <Told
          title="Your address is confirmed"
          actions={<Button href={recruiterUrl(slug)}>Back to the profile</Button>}
        >
          <p>
            Now we look at what you asked for ourselves, and write to you when it is decided. If the profile becomes
            yours, that mail brings you in; if we cannot do what you want, it says why. There is nothing left to do for
            you.
          </p>
        </Told>
      )}
    </OverProfile>
  );
}

export const page = overProfile(title);
