import { graphql, useFragment } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import { searchUrl } from '#common/urls.ts';
import type { AgencyHead_agency$key } from '#web/__generated__/AgencyHead_agency.graphql.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import styles from '../recruiters/ProfileHead.module.css';

/** Which firm it is: name, place, website, and its own words. */
export function AgencyHead({ agency }: { agency: AgencyHead_agency$key }) {
  const { name, description, website, ...data } = useFragment(
    graphql`
      fragment AgencyHead_agency on Agency {
        name
        location
        country
        description
        website
      }
    `,
    agency,
  );
  const place = [data.location, countryOf(data.country)?.name ?? data.country].filter(Boolean).join(', ');
  const site = siteOf(website);
  return (
    <>
      <Breadcrumb steps={[{ label: 'Recruiters', href: searchUrl() }, { label: name }]} />
      <header className={styles.head}>
        <Avatar name={name} size="large" />
        <div className={styles.words}>
          <h1>{name}</h1>
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
      {description && (
        <section className={styles.about} aria-labelledby="about">
          <h2 id="about">About</h2>
          {description.split(/\n\s*\n/).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      )}
    </>
  );
}

/** What somebody typed may run something instead of leading anywhere. */
function siteOf(website: string | null | undefined): URL | null {
  const site = URL.parse(website ?? '');
  return site && /^https?:$/.test(site.protocol) ? site : null;
}
