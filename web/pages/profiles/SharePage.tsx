import { EmbedProfile } from '#web/features/profiles/sharing/EmbedProfile.tsx';
import { ShareProfile } from '#web/features/profiles/sharing/ShareProfile.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import { overProfile } from './OverProfile.tsx';

/** Ways to pass a profile on; with `part=embed`, how to put it on another site. */
export const over = overProfile({
  title: ({ name }, address) => (isEmbed(address) ? `Embed the reviews of ${name}` : `Share the profile of ${name}`),
  parameters: ['part'],
  content: ({ profile, address }) =>
    isEmbed(address) ? (
      <EmbedProfile at={profile} name={profile.name} />
    ) : (
      <ShareProfile at={profile} name={profile.name} />
    ),
});

const isEmbed = ({ query }: PageAddress) => query['part'] === 'embed';
