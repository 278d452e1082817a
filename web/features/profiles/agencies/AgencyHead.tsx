import { graphql, useFragment } from 'react-relay';
import type { AgencyHead_agency$key } from '#web/__generated__/AgencyHead_agency.graphql.ts';
import { ProfileHead } from '../recruiters/ProfileHead.tsx';

/** The head of an agency's profile: name, place and website. */
export function AgencyHead({ agency }: { agency: AgencyHead_agency$key }) {
  const data = useFragment(
    graphql`
      fragment AgencyHead_agency on Agency {
        website
        logoUrl
        logoAlt
        name
        location
        country
        coverUrl
        coverAlt
      }
    `,
    agency,
  );
  const site = siteOf(data.website);
  return (
    <ProfileHead
      profile={data}
      picture={{ url: data.logoUrl, alt: data.logoAlt, isFirm: true }}
      firm="Recruitment agency"
      facts={
        site && (
          <a href={site.href} rel="nofollow noopener">
            {site.hostname.replace(/^www\./, '')}
          </a>
        )
      }
    />
  );
}

/** Only links to web addresses: a typed value could be a script. */
function siteOf(website: string | null | undefined): URL | null {
  const site = URL.parse(website ?? '');
  return site && /^https?:$/.test(site.protocol) ? site : null;
}
