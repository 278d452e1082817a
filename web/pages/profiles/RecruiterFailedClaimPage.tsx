import { formatCount } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { recruiterClaimUrl, recruiterUrl } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { Told } from '#web/features/accounts/Told.tsx';
import type { PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { OverProfile, overProfile, type ProfileBehind } from './OverProfile.tsx';

const title = ({ name }: ProfileBehind) => `Your claim of the profile of ${name}`;

/** Where the mailed link of a claim leads that was followed too late: a way on. */
export default function RecruiterFailedClaimPage({ data, address }: PageProps<RecruiterPageQuery>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {({ slug }) => (
        <Told
          title="This link has expired"
          actions={
            <>
              <Button href={recruiterClaimUrl(slug)} variant="primary">
                Claim it again
              </Button>
              <Button href={recruiterUrl(slug)}>Back to the profile</Button>
            </>
          }
        >
          <p>
            {`Your address was not confirmed: the link in our mail works for ${formatCount(profileLimits.claimLinkDays, 'day')}. Nothing has changed. Claim the profile again, and we mail you a new link.`}
          </p>
        </Told>
      )}
    </OverProfile>
  );
}

export const page = overProfile(title);
