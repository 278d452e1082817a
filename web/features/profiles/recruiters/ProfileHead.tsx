import type { ReactNode } from 'react';
import { placeName } from '#common/countries.ts';
import { searchUrl } from '#common/urls.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Cover } from '#web/ui/Cover.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './ProfileHead.module.css';

type ProfileHeadProps = {
  profile: {
    readonly name: string;
    readonly location: string;
    readonly country: string;
    readonly coverUrl: string | null | undefined;
    readonly coverAlt: string;
  };
  /** The photo of a person, or the logo of a firm. */
  picture: { readonly url: string | null | undefined; readonly alt: string; readonly isFirm: boolean };
  headline?: string;
  /** Shown before the place, and after it. */
  firm: ReactNode;
  facts: ReactNode;
};

/** Whose profile it is: cover, picture, name, firm and place. */
export function ProfileHead({ profile, picture, headline, firm, facts }: ProfileHeadProps) {
  const { name, location, country, coverUrl, coverAlt } = profile;
  const place = placeName(location, country);
  return (
    <>
      <Breadcrumb steps={[{ label: 'Recruiters', href: searchUrl() }, { label: name }]} />
      {coverUrl && <Cover picture={coverUrl} alt={coverAlt} />}
      <header className={classes(styles.head, coverUrl && styles.covered)}>
        <Avatar name={name} photo={picture.url ?? null} alt={picture.alt} size="huge" isFirm={picture.isFirm} />
        <div className={styles.words}>
          <h1 className={name.length > 40 ? styles.long : undefined}>{name}</h1>
          {headline && <p className={styles.headline}>{headline}</p>}
          <p className={styles.facts}>
            <b>{firm}</b>
            {place && <span>{place}</span>}
            {facts}
          </p>
        </div>
      </header>
    </>
  );
}
