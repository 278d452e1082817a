import type { ReactNode } from 'react';
import { agencyUrl } from '#common/urls.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import { definePage, type Page, type PageAddress } from '#web/kit/page.ts';
import AgencyPage, { page as profile } from './AgencyPage.tsx';
import { OverPage } from './OverPage.tsx';

/** The agency whose profile is behind the dialog. */
export type AgencyBehind = NonNullable<AgencyPageQuery['response']['agency']>;

type OverAgencyProps = {
  data: AgencyPageQuery['response'];
  address: PageAddress;
  title: (agency: AgencyBehind) => string;
  children: (agency: AgencyBehind) => ReactNode;
};

/** A dialog over an agency's profile. Closing it returns to the profile. */
export function OverAgency({ data, address, title, children }: OverAgencyProps) {
  const { agency } = data;
  if (!agency) return null;
  return (
    <OverPage
      title={title(agency)}
      closeHref={agencyUrl(agency.slug)}
      behind={<AgencyPage data={data} address={address} answer={undefined} />}
    >
      {children(agency)}
    </OverPage>
  );
}

/** The data of such a page: the profile without filters, hidden from search engines. */
export const overAgency = (title: (agency: AgencyBehind) => string): Page<AgencyPageQuery> =>
  definePage<AgencyPageQuery>({
    ...profile,
    parameters: [],
    head: ({ agency }) => ({ ...(agency && { title: title(agency) }), canonical: null, isHidden: true }),
  });
