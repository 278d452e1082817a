import type { ReactNode } from 'react';
import { placeName } from '#common/countries.ts';
import { formatCount, formatInterval, formatNumber, formatScore, formatShare } from '#common/formats.ts';
import { coverageLimits, hiringLimits } from '#common/limits.ts';
import { ratedCriteria, talliesOf } from '#common/profiles/tallies.ts';
import { type Audience, criteria } from '#common/reviews/criteria.ts';
import { isTooFew } from '#common/reviews/score.ts';
import { specialityOf } from '#common/specialities.ts';
import { agencyUrl, recruiterUrl } from '#common/urls.ts';
import { reviewSums } from '#web/features/reviews/public/review-sums.ts';
import type { EvidenceFigures } from '#web/features/search/FoundEvidence.tsx';
import { FilterLinks } from '#web/list/FilterLinks.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import styles from './ComparedProfiles.module.css';

/** A recruiter or an agency to compare. */
export interface Compared {
  readonly kind: 'Recruiter' | 'Agency';
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly location: string;
  readonly country: string;
  readonly photoUrl?: string | null | undefined;
  readonly logoUrl?: string | null | undefined;
  /** A recruiter's; an agency's are those it has reviews in. */
  readonly specialities?: readonly string[] | undefined;
  readonly agency?: { readonly name: string } | undefined;
  readonly recentReviewCount: number;
  readonly recentReplyCount: number;
  readonly figures: EvidenceFigures;
}

type ComparedProfilesProps = {
  profiles: readonly Compared[];
  /** Whose ratings are shown criterion by criterion. */
  audience: Audience;
  hrefOf: (ids: readonly string[], audience: Audience) => string;
};

/** Profiles as columns of a table, with what is known about them as rows. On phones each row is a block. */
export function ComparedProfiles({ profiles, audience, hrefOf }: ComparedProfilesProps) {
  const ids = profiles.map(({ id }) => id);
  const without = (id: string) =>
    profiles.length > hiringLimits.compared.min
      ? hrefOf(
          ids.filter((one) => one !== id),
          audience,
        )
      : null;
  return (
    <>
      <FilterLinks
        label="Ratings by"
        links={(['employer', 'candidate'] as const).map((one) => ({
          label: titles[one],
          href: hrefOf(ids, one),
          current: one === audience,
        }))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard. */}
      <section className={styles.scroll} aria-label="Comparison" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {profiles.map((profile) => (
                <th key={profile.id} scope="col" className={styles.who}>
                  <Who profile={profile} removeHref={without(profile.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsFor(audience).map(({ head, cell }) => (
              <tr key={head} className={styles.row}>
                <th scope="row" className={styles.head}>
                  {head}
                </th>
                {profiles.map((profile) => (
                  <td key={profile.id} className={styles.cell}>
                    <span className={styles.of}>{profile.name}</span>
                    <div>{cell(profile) ?? <span className={styles.none}>–</span>}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const titles = { employer: 'Rated by employers', candidate: 'Rated by candidates' } as const;

function Who({ profile, removeHref }: { profile: Compared; removeHref: string | null }) {
  const { kind, name, slug, agency } = profile;
  return (
    <div className={styles.profile}>
      <Avatar name={name} photo={profile.photoUrl ?? profile.logoUrl ?? null} isFirm={kind === 'Agency'} />
      <div className={styles.words}>
        <Link href={kind === 'Recruiter' ? recruiterUrl(slug) : agencyUrl(slug)}>{name}</Link>
        <span className={styles.what}>{agency ? `Recruiter at ${agency.name}` : kind}</span>
        {removeHref && (
          <Link href={removeHref} className={styles.remove} aria-label={`Remove ${name}`}>
            Remove
          </Link>
        )}
      </div>
    </div>
  );
}

type Row = { readonly head: string; readonly cell: (profile: Compared) => ReactNode };

const rowsFor = (audience: Audience): readonly Row[] => [
  { head: 'Score', cell: scoreOf },
  { head: 'How reviews were verified', cell: levelsOf },
  { head: 'Invited to review', cell: coverageOf },
  { head: 'Replies in the last 12 months', cell: repliesOf },
  ...criteria[audience].map(({ key, label }): Row => ({ head: label, cell: criterionOf(audience, key) })),
  { head: 'Specialities', cell: specialitiesOf },
  { head: 'Place', cell: ({ location, country }) => placeName(location, country) },
];

function scoreOf({ figures: { score, scoreHalf, reviewCount } }: Compared) {
  if (reviewCount === 0) return 'No reviews yet';
  const interval = formatInterval({ low: Math.max(1, score - scoreHalf), high: Math.min(5, score + scoreHalf) });
  return (
    <div className={styles.list}>
      <Stars value={score} />
      <span className={styles.soft}>{`80% interval ${interval}`}</span>
      <span className={styles.soft}>
        {`${formatCount(reviewCount, 'review')}${isTooFew(reviewCount) ? ', too few to rely on' : ''}`}
      </span>
    </div>
  );
}

function levelsOf({ figures: { reviewTallies, reviewCount } }: Compared) {
  const { proven, confirmed, declared, confirmedOnly, imported } = reviewSums(reviewTallies, reviewCount);
  const counts = [
    [proven, 'with a proven placement'],
    [confirmed, 'with a confirmed placement'],
    [declared, 'matched to a placement'],
    [confirmedOnly, 'with only a confirmed email'],
    [imported, 'imported'],
  ] as const;
  const known = counts.filter(([count]) => count > 0);
  if (known.length === 0) return null;
  return (
    <ul className={styles.list}>
      {known.map(([count, words]) => (
        <li key={words}>{`${formatNumber(count)} ${words}`}</li>
      ))}
    </ul>
  );
}

function coverageOf({ figures: { invitedCount, eligibleCount } }: Compared) {
  if (eligibleCount < coverageLimits.tooFewBelow) return 'Too few placements to tell';
  return `${formatShare(invitedCount / eligibleCount)} of ${formatNumber(eligibleCount)} eligible people`;
}

function repliesOf({ recentReviewCount, recentReplyCount }: Compared) {
  if (recentReviewCount === 0) return 'No reviews';
  return `${formatNumber(recentReplyCount)} of ${formatCount(recentReviewCount, 'review')}`;
}

const criterionOf = (audience: Audience, wanted: string) => (profile: Compared) => {
  const rated = ratedCriteria(profile.figures.reviewTallies, audience).find(({ key }) => key === wanted);
  return (
    rated && (
      <>
        <b>{formatScore(rated.average)}</b> <span className={styles.soft}>{formatCount(rated.count, 'rating')}</span>
      </>
    )
  );
};

/** How many specialities are named; an agency may have dozens. */
const namedSpecialities = 6;

/** Of an agency, the specialities that its reviews are about, the most frequent first. */
function specialitiesOf({ specialities, figures }: Compared) {
  const ids =
    specialities ??
    Object.entries(talliesOf(figures.reviewTallies, 'speciality'))
      .sort(([, a], [, b]) => b - a)
      .map(([id]) => id);
  const names = ids.slice(0, namedSpecialities).map((id) => specialityOf(id)?.name ?? id);
  const rest = ids.length - names.length;
  return [names.join(', '), rest > 0 && `and ${rest} more`].filter(Boolean).join(' ') || null;
}
