import type { ReactNode } from 'react';
import { placeName } from '#common/countries.ts';
import { besideEachOther, formatNumber, truncate } from '#common/formats.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './FoundCard.module.css';
import { type EvidenceFigures, FoundEvidence } from './FoundEvidence.tsx';
import { cutSpecialities } from './found-specialities.ts';

export type FoundCardProps = {
  profile: EvidenceFigures & {
    readonly id: string;
    readonly kind: 'Recruiter' | 'Agency';
    readonly name: string;
    readonly href: string;
    readonly picture: string | null | undefined;
    readonly text: string;
    readonly location: string;
    readonly country: string;
    readonly specialities: readonly string[];
    /** Null for agencies, which have a page only once they are approved. */
    readonly isClaimed: boolean | null;
  };
  /** A recruiter's agency. */
  firm?: ReactNode;
  /** The specialities that were searched for. */
  wanted?: readonly string[];
  /** Why it matches. */
  why: readonly string[];
  contact?: ReactNode;
};

/** A search result of either kind, a line each: name, agency and headline, evidence, then place and specialities. */
export function FoundCard({ profile, firm, wanted, why, contact }: FoundCardProps) {
  const { id, kind, name, href, text } = profile;
  const { shown, rest } = cutSpecialities(profile.specialities, wanted);
  return (
    <li className={styles.result}>
      <Avatar name={name} photo={profile.picture ?? null} size="large" isFirm={kind === 'Agency'} />
      <div className={styles.who}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <Link href={href}>{name}</Link>
          </h2>
          {profile.isClaimed === false && <Tag>Unclaimed</Tag>}
          <span>
            <FavouriteButton id={id} name={name} />
          </span>
        </div>
        <p className={styles.about}>
          <span>{kind}</span>
          {firm && <span> at {firm}</span>}
          {text && <span>{`\u00A0· ${truncate(text, textAtMost)}`}</span>}
        </p>
      </div>
      <div className={styles.more}>
        <FoundEvidence {...profile} />
        <div className={styles.fields}>
          <p>
            <span>{besideEachOther([placeName(profile.location, profile.country), ...shown])}</span>
            {rest > 0 && (
              <span>
                {`\u00A0+${formatNumber(rest)}`}
                <VisuallyHidden> more</VisuallyHidden>
              </span>
            )}
          </p>
          {why.length > 0 && <p>{`Matches ${why.join(' · ')}`}</p>}
        </div>
      </div>
      {contact && <div className={styles.contact}>{contact}</div>}
    </li>
  );
}

/** More of a text than fits on its lines, which style cuts. */
const textAtMost = 160;
