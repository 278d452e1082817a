import { profileUrl } from '#common/urls.ts';
import { overProfile } from '#web/pages/profiles/OverProfile.tsx';
import { ClaimConfirmed } from './ClaimSent.tsx';

/** Where the mailed link of a claim leads once the address is confirmed: what happens next. */
export const over = overProfile({
  title: ({ name }) => `Your claim to the profile of ${name}`,
  content: ({ profile }) => <ClaimConfirmed href={profileUrl(profile)} />,
});
