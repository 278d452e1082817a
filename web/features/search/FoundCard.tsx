import type { ReactNode } from 'react';
import { placeName } from '#common/countries.ts';
import { besideEachOther, formatCount, truncate } from '#common/formats.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import { specialityOf } from '#common/specialities.ts';
import { Evidence } from '#web/features/reviews/public/Evidence.tsx';
import { reviewSums } from '#web/features/reviews/public/review-sums.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Score } from '#web/ui/Score.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './FoundCard.module.css';

export type FoundCardProps = {
  profile: {
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
    readonly score: number;
    readonly scoreHalf: number;
    readonly reviewCount: number;
    readonly reviewTallies: Tallies;
  };
  /** A recruiter's agency. */
  firm?: ReactNode;
  /** Why it matches. */
  why: readonly string[];
  contact?: ReactNode;
};

/**
 * A search result of either kind: name, place, why it matches, how well its reviews are verified, and its score with
 * interval and count.
 */
export function FoundCard({ profile, firm, why, contact }: FoundCardProps) {
  const { id, kind, name, href, text, score, scoreHalf, reviewCount } = profile;
  const place = placeName(profile.location, profile.country);
  const isScored = reviewCount > 0;
  const { published } = reviewSums(profile.reviewTallies, reviewCount);
  return (
    <li className={styles.result}>
      <Avatar name={name} photo={profile.picture ?? null} size="large" isFirm={kind === 'Agency'} />
      <div className={styles.who}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <Link href={href}>{name}</Link>
          </h2>
          <Claim isClaimed={profile.isClaimed} />
          <FavouriteButton id={id} name={name} />
        </div>
        <p className={styles.facts}>
          <span>{kind}</span>
          {firm && <span> at {firm}</span>}
          {place && <span>{`\u00A0· ${place}`}</span>}
        </p>
        {text && <p className={styles.text}>{shortened(text)}</p>}
        {profile.specialities.length > 0 && <p className={styles.facts}>{namesOf(profile.specialities)}</p>}
        {why.length > 0 && <p className={styles.why}>{`Matches ${why.join(' · ')}`}</p>}
        {contact && <div className={styles.contact}>{contact}</div>}
      </div>
      <div className={styles.score}>
        <Score
          value={isScored ? score : null}
          low={isScored ? Math.max(1, score - scoreHalf) : null}
          high={isScored ? Math.min(5, score + scoreHalf) : null}
          count={reviewCount}
          noun={!isScored && published > 0 ? 'counted review' : 'review'}
        />
        <Evidence tallies={profile.reviewTallies} reviewCount={reviewCount} />
      </div>
    </li>
  );
}

function Claim({ isClaimed }: { isClaimed: boolean | null }) {
  if (isClaimed === null) return null;
  return (
    <span className={styles.claim}>{isClaimed ? <Tag tone="good">Claimed</Tag> : <Tag>Not claimed yet</Tag>}</span>
  );
}

function namesOf(ids: readonly string[]): string {
  const names = ids.map((id) => specialityOf(id)?.name ?? id);
  if (names.length <= 4) return besideEachOther(names);
  return besideEachOther([...names.slice(0, 3), formatCount(names.length - 3, 'more', 'more')]);
}

const textAtMost = 160;

/** The beginning of a text, cut between words. */
function shortened(text: string): string {
  const [first = ''] = text.split(/\n\s*\n/);
  return first.length <= textAtMost ? first : `${truncate(first, textAtMost).replace(/\s+\S*$/, '')}…`;
}
