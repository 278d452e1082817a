import { agencyUrl } from '#common/urls.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import type { PageProps } from '#web/kit/page.ts';
import { type AgencyBehind, OverAgency, overAgency } from '#web/pages/profiles/OverAgency.tsx';
import { ClaimConfirmed } from './ClaimSent.tsx';

const title = ({ name }: AgencyBehind) => `Your claim of the profile of ${name}`;

/** Where a claim's emailed link leads once the address is confirmed: explains what happens next. */
export default function AgencyClaimedPage({ data, address }: PageProps<AgencyPageQuery>) {
  return (
    <OverAgency data={data} address={address} title={title}>
      {({ slug }) => <ClaimConfirmed href={agencyUrl(slug)} />}
    </OverAgency>
  );
}

export const page = overAgency(title);
