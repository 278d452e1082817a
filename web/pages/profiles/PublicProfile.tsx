import type { ReactNode } from 'react';
import type { Tallies } from '#common/profiles/tallies.ts';
import { type ProfileAddress, type ProfileQuery, profileReportUrl, profileUrl } from '#common/urls.ts';
import type { ReviewList_profile$key } from '#web/__generated__/ReviewList_profile.graphql.ts';
import { About } from '#web/features/profiles/recruiters/About.tsx';
import type { PhoneAnswer } from '#web/features/profiles/recruiters/PhoneReveal.tsx';
import { PlacementKinds } from '#web/features/profiles/recruiters/PlacementKinds.tsx';
import { ProfileActions } from '#web/features/profiles/recruiters/ProfileActions.tsx';
import { type ProfileFacts, ProfileHead } from '#web/features/profiles/recruiters/ProfileHead.tsx';
import { RatedCriteria } from '#web/features/profiles/recruiters/RatedCriteria.tsx';
import { type ReviewFigures, ScoreCard } from '#web/features/profiles/recruiters/ScoreCard.tsx';
import { ScoreSummary } from '#web/features/profiles/recruiters/ScoreSummary.tsx';
import { ReviewFilters } from '#web/features/reviews/public/ReviewFilters.tsx';
import { ReviewList } from '#web/features/reviews/public/ReviewList.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import { Link } from '#web/ui/Link.tsx';
import { PageColumns } from '#web/ui/PageColumns.tsx';
import styles from './PublicProfile.module.css';
import { profileFilters } from './profile-filters.ts';
import { VerificationPart } from './VerificationPart.tsx';
import { useViewersPart } from './viewers-part.tsx';

type PublicProfileProps = {
  at: ProfileAddress;
  profile: ProfileFacts &
    ReviewList_profile$key & {
      readonly id: string;
      readonly takesMessages: boolean;
      readonly hasPhone: boolean;
      readonly longText: string | null | undefined;
      readonly videoUrl: string | null | undefined;
      readonly latestReviewOn: string | null | undefined;
    };
  figures: ReviewFigures & {
    readonly invitedCount: number;
    readonly eligibleCount: number;
    readonly placementTallies: Tallies;
  };
  address: Pick<PageAddress, 'query'>;
  answer: PhoneAnswer | undefined;
  /** Below the actions: what to know before reading on. */
  notice?: ReactNode;
  /** What they say of themselves in short, and what goes with it. */
  text: string;
  fields?: ReactNode;
  /** Nobody asks for reviews on a profile that nobody looks after. */
  showsCoverage: boolean;
  /** In the head, and before how reviews are verified: whether they are recommended. */
  mark?: ReactNode;
  badge?: ReactNode;
  /** After what they say of themselves, and after all else. */
  people?: ReactNode;
  others?: ReactNode;
  /** Small lines at the foot, before the one that reports the profile; and after it, for all but its own people. */
  linesBefore?: ReactNode;
  linesAfter?: ReactNode;
  writeHref: string;
  declaredBy: string;
  pools: string;
};

/**
 * The public profile of a recruiter or an agency, read from the top: whose it is, the score and what it is based on,
 * what to do, the reviews; and below them what they say of themselves, and how all of it is verified.
 */
export function PublicProfile({ at, profile, figures, address, answer, showsCoverage, ...props }: PublicProfileProps) {
  const filters = profileFilters(address);
  const [viewer, viewersPart] = useViewersPart(at, profile, filters);
  const hrefOf = (narrowed: ProfileQuery) => profileUrl(at, narrowed);
  const { name, longText, videoUrl, latestReviewOn } = profile;
  const { reviewTallies, publishedCount, removedCount } = figures;
  return (
    <PageColumns
      lead={
        <div className={styles.lead}>
          <ProfileHead profile={profile} mark={props.mark} />
          {viewersPart}
          <ScoreSummary figures={figures} latest={latestReviewOn} showsCoverage={showsCoverage} />
          <ProfileActions at={at} profile={profile} writeHref={props.writeHref} own={viewer} answer={answer} />
          {props.notice}
        </div>
      }
      aside={
        publishedCount + removedCount > 0 && (
          <ScoreCard figures={figures} filters={filters} hrefOf={hrefOf} isBelowScore />
        )
      }
    >
      <section className={styles.part} aria-labelledby="reviews">
        <h2 id="reviews">Reviews</h2>
        {publishedCount > 0 && <ReviewFilters filters={filters} tallies={reviewTallies} hrefOf={hrefOf} />}
        <ReviewList
          at={at}
          profile={profile}
          publishedCount={publishedCount}
          filters={filters}
          actionsFor={viewer.actionsFor}
        />
      </section>
      <About name={name} text={props.text} longText={longText} videoUrl={videoUrl} fields={props.fields} />
      {props.people}
      <RatedCriteria tallies={reviewTallies} />
      <PlacementKinds tallies={figures.placementTallies} declaredBy={props.declaredBy} />
      {props.badge}
      <VerificationPart figures={figures} hrefOf={hrefOf} pools={props.pools} showsCoverage={showsCoverage} />
      {props.others}
      <div>
        {props.linesBefore}
        {!viewer.editHref && (
          <>
            <SmallLine href={profileReportUrl(at)} isAction>
              Report this profile
            </SmallLine>
            {props.linesAfter}
          </>
        )}
      </div>
    </PageColumns>
  );
}

type SmallLineProps = {
  href: string;
  /** Not for search engines to follow: it leads to a form. */
  isAction?: boolean;
  children: string;
};

/** A line of its own in small letters that is a link. */
export function SmallLine({ href, isAction, children }: SmallLineProps) {
  return (
    <p className={styles.small}>
      <Link href={href} {...(isAction && { rel: 'nofollow' })}>
        {children}
      </Link>
    </p>
  );
}
