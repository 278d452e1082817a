import { publicAddresses } from '#common/zones.ts';
import { useOrigin } from '#web/features/profiles/sharing/use-origin.ts';
import { useSite } from '#web/kit/site.ts';

/** The origin of the public pages, as in the links of made files; '' during hydration. */
export function usePublicOrigin(): string {
  const origin = useOrigin();
  const { zone, publicSites } = useSite();
  return origin && publicAddresses(origin, zone, publicSites).origin;
}
