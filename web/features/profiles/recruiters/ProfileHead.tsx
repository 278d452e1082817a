import { graphql, useFragment } from 'react-relay';
import { placeName } from '#common/countries.ts';
import { agencyUrl, searchUrl } from '#common/urls.ts';
import type { ProfileHead_profile$key } from '#web/__generated__/ProfileHead_profile.graphql.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Cover } from '#web/ui/Cover.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './ProfileHead.module.css';

/** Whose profile it is: cover, photo or logo, name, firm, place, and a link to the person's or firm's own page. */
export function ProfileHead({ profile }: { profile: ProfileHead_profile$key }) {
  const data = useFragment(
    graphql`
      fragment ProfileHead_profile on Profile {
        name
        location
        country
        coverUrl
        coverAlt
        ... on Recruiter {
          headline
          photoUrl
          photoAlt
          linkedinUrl
          agency {
            name
            slug
            hasPage
          }
        }
        ... on Agency {
          website
          logoUrl
          logoAlt
        }
      }
    `,
    profile,
  );
  const { name, headline, agency, coverUrl, linkedinUrl } = data;
  const place = placeName(data.location, data.country);
  const site = siteOf(data.website);
  return (
    <>
      <div className={styles.path}>
        <Breadcrumb steps={[{ label: 'Recruiters', href: searchUrl() }, { label: name }]} />
      </div>
      {coverUrl && <Cover picture={coverUrl} alt={data.coverAlt} />}
      <header className={classes(styles.head, coverUrl && styles.covered)}>
        <Avatar
          name={name}
          photo={data.photoUrl ?? data.logoUrl ?? null}
          alt={data.photoAlt ?? data.logoAlt ?? ''}
          size="large"
          isFirm={!agency}
        />
        <h1 className={name.length > 40 ? styles.long : undefined}>{name}</h1>
        <div className={styles.words}>
          {headline && <p className={styles.headline}>{headline}</p>}
          <p className={styles.facts}>
            <b>
              {!agency && 'Recruitment agency'}
              {agency && (agency.hasPage ? <Link href={agencyUrl(agency.slug)}>{agency.name}</Link> : agency.name)}
            </b>
            {place && <span>{place}</span>}
            {linkedinUrl && (
              <a href={linkedinUrl} rel="nofollow noopener">
                LinkedIn
              </a>
            )}
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
