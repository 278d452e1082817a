import { profileClaimUrl, profileUrl } from '#common/urls.ts';
import { overProfile } from '#web/pages/profiles/OverProfile.tsx';
import { ClaimExpired } from './ClaimSent.tsx';

/** Where the mailed link of a claim leads that was followed too late: a way on. */
export const over = overProfile({
  title: ({ name }) => `Your claim to the profile of ${name}`,
  content: ({ profile }) => <ClaimExpired href={profileUrl(profile)} claimHref={profileClaimUrl(profile)} />,
});
