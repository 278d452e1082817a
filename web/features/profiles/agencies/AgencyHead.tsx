import { graphql, useFragment } from 'react-relay';
import { placeName } from '#common/countries.ts';
import { searchUrl } from '#common/urls.ts';
import type { AgencyHead_agency$key } from '#web/__generated__/AgencyHead_agency.graphql.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Cover } from '#web/ui/Cover.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from '../recruiters/ProfileHead.module.css';

/** The head of an agency's profile: name, place and website. */
export function AgencyHead({ agency }: { agency: AgencyHead_agency$key }) {
  const { name, website, ...data } = useFragment(
    graphql`
      fragment AgencyHead_agency on Agency {
        name
        location
        country
        website
        logoUrl
        logoAlt
        coverUrl
        coverAlt
      }
    `,
    agency,
  );
  const place = placeName(data.location, data.country);
  const site = siteOf(website);
  return (
    <>
      <Breadcrumb steps={[{ label: 'Recruiters', href: searchUrl() }, { label: name }]} />
      {data.coverUrl && <Cover picture={data.coverUrl} alt={data.coverAlt} />}
      <header className={classes(styles.head, data.coverUrl && styles.covered)}>
        <Avatar name={name} photo={data.logoUrl ?? null} alt={data.logoAlt} size="huge" isFirm />
        <div className={styles.words}>
          <h1 className={name.length > 40 ? styles.long : undefined}>{name}</h1>
          <p className={styles.facts}>
            <b>Recruitment agency</b>
            {place && <span>{place}</span>}
            {site && (
              <a href={site.href} rel="nofollow noopener">
                {site.hostname.replace(/^www\./, '')}
              </a>
            )}
          </p>
        </div>
      </header>
    </>
  );
}

/** Only links to web addresses: a typed value could be a script. */
function siteOf(website: string | null | undefined): URL | null {
  const site = URL.parse(website ?? '');
  return site && /^https?:$/.test(site.protocol) ? site : null;
}
