import type { ReactNode } from 'react';
import { placeName } from '#common/countries.ts';
import { agencyUrl, searchUrl } from '#common/urls.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Cover } from '#web/ui/Cover.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './ProfileHead.module.css';

/** The facts in a profile's head; those of a recruiter or of an agency are undefined for the other. */
export interface ProfileFacts {
  readonly name: string;
  readonly location: string;
  readonly country: string;
  readonly coverUrl: string | null | undefined;
  readonly coverAlt: string;
  readonly headline?: string;
  readonly photoUrl?: string | null | undefined;
  readonly photoAlt?: string;
  readonly linkedinUrl?: string | null | undefined;
  readonly agency?: { readonly name: string; readonly slug: string; readonly hasPage: boolean };
  readonly website?: string | null | undefined;
  readonly logoUrl?: string | null | undefined;
  readonly logoAlt?: string;
}

/**
 * Whose profile it is: cover, photo or logo, name, firm, place, and a link to the person's or firm's own page. `mark`:
 * what they hold.
 */
export function ProfileHead({ profile, mark }: { profile: ProfileFacts; mark?: ReactNode }) {
  const { name, headline, agency, coverUrl, linkedinUrl } = profile;
  const place = placeName(profile.location, profile.country);
  const site = siteOf(profile.website);
  return (
    <>
      <Breadcrumb steps={[{ label: 'Recruiters', href: searchUrl() }, { label: name }]} />
      {coverUrl && <Cover picture={coverUrl} alt={profile.coverAlt} />}
      <header className={classes(styles.head, coverUrl && styles.covered)}>
        <Avatar
          name={name}
          photo={profile.photoUrl ?? profile.logoUrl ?? null}
          alt={profile.photoAlt ?? profile.logoAlt ?? ''}
          size="large"
          isFirm={!agency}
        />
        <h1 className={name.length > 40 ? styles.long : undefined}>{name}</h1>
        <div className={styles.words}>
          {headline && <p className={styles.headline}>{headline}</p>}
          <p className={styles.facts}>
            <b>
              {agency?.hasPage ? (
                <Link href={agencyUrl(agency.slug)}>{agency.name}</Link>
              ) : (
                (agency?.name ?? 'Recruitment agency')
              )}
            </b>
            {mark}
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
