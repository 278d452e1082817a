import { agencyClaimUrl, agencyUrl } from '#common/urls.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import type { PageProps } from '#web/kit/page.ts';
import { type AgencyBehind, OverAgency, overAgency } from '#web/pages/profiles/OverAgency.tsx';
import { ClaimExpired } from './ClaimSent.tsx';

const title = ({ name }: AgencyBehind) => `Your claim of the profile of ${name}`;

/** Where a claim's emailed link leads once it has expired: offers a new attempt. */
export default function AgencyFailedClaimPage({ data, address }: PageProps<AgencyPageQuery>) {
  return (
    <OverAgency data={data} address={address} title={title}>
      {({ slug }) => <ClaimExpired href={agencyUrl(slug)} claimHref={agencyClaimUrl(slug)} />}
    </OverAgency>
  );
}

export const page = overAgency(title);
