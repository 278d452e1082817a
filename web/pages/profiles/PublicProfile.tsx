import type { ReactNode } from 'react';
import type { Tallies } from '#common/profiles/tallies.ts';
import { type ProfileAddress, type ProfileQuery, profileReportUrl, profileUrl } from '#common/urls.ts';
import type { ContactCard_profile$key } from '#web/__generated__/ContactCard_profile.graphql.ts';
import type { ReviewList_profile$key } from '#web/__generated__/ReviewList_profile.graphql.ts';
import type { ScoreCard_figures$key } from '#web/__generated__/ScoreCard_figures.graphql.ts';
import { About } from '#web/features/profiles/recruiters/About.tsx';
import { ContactCard, type PhoneAnswer } from '#web/features/profiles/recruiters/ContactCard.tsx';
import { CoverageCard } from '#web/features/profiles/recruiters/CoverageCard.tsx';
import { PlacementKinds } from '#web/features/profiles/recruiters/PlacementKinds.tsx';
import { RatedCriteria } from '#web/features/profiles/recruiters/RatedCriteria.tsx';
import { ScoreCard } from '#web/features/profiles/recruiters/ScoreCard.tsx';
import { ReviewFilters } from '#web/features/reviews/public/ReviewFilters.tsx';
import { ReviewList } from '#web/features/reviews/public/ReviewList.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageColumns } from '#web/ui/PageColumns.tsx';
import type { ForOwner } from './owners-part.tsx';
import styles from './PublicProfile.module.css';
import { ReviewsPart } from './ReviewsPart.tsx';
import { VerificationPart } from './VerificationPart.tsx';

type PublicProfileProps = {
  at: ProfileAddress;
  profile: ContactCard_profile$key &
    ReviewList_profile$key & {
      readonly name: string;
      readonly longText: string | null | undefined;
      readonly videoUrl: string | null | undefined;
    };
  figures: ScoreCard_figures$key & {
    readonly publishedCount: number;
    readonly reviewCount: number;
    readonly invitedCount: number;
    readonly eligibleCount: number;
    readonly reviewTallies: Tallies;
    readonly placementTallies: Tallies;
    readonly scoreAsOf: string;
  };
  filters: ProfileQuery;
  answer: PhoneAnswer | undefined;
  head: ReactNode;
  /** What they say of themselves in short. */
  text: string;
  /** Nobody asks for reviews on a profile that nobody looks after. */
  showsCoverage: boolean;
  owner?: ForOwner;
  /** Lines below the cards, before the one that reports the profile and after it. */
  linesBefore?: ReactNode;
  linesAfter?: ReactNode;
  /** Between what they say of themselves and their reviews, and after all else. */
  people?: ReactNode;
  others?: ReactNode;
  writeHref: string;
  declaredBy: string;
  pools?: string;
};

/** What the public profiles of recruiters and agencies have in common: score, contact, reviews, and what they rest on. */
export function PublicProfile({ at, profile, figures, filters, answer, owner, ...props }: PublicProfileProps) {
  const hrefOf = (narrowed: ProfileQuery) => profileUrl(at, narrowed);
  const { name, longText, videoUrl } = profile;
  const { reviewTallies, publishedCount } = figures;
  const coverage = props.showsCoverage && <CoverageCard figures={figures} />;
  return (
    <PageColumns
      lead={props.head}
      aside={
        <>
          {owner?.part}
          <ScoreCard figures={figures} filters={filters} hrefOf={hrefOf} />
          {at.kind === 'agency' && coverage}
          <ContactCard at={at} profile={profile} answer={answer} />
          {at.kind === 'recruiter' && coverage}
          {props.linesBefore}
          {!owner?.isOwn && (
            <SmallLine href={profileReportUrl(at)} isAction>
              Report this profile
            </SmallLine>
          )}
          {props.linesAfter}
        </>
      }
    >
      <About name={name} text={props.text} longText={longText} videoUrl={videoUrl} />
      {props.people}
      <RatedCriteria tallies={reviewTallies} />
      <ReviewsPart writeHref={props.writeHref}>
        {publishedCount > 0 && <ReviewFilters filters={filters} tallies={reviewTallies} hrefOf={hrefOf} />}
        <ReviewList
          at={at}
          profile={profile}
          publishedCount={publishedCount}
          filters={filters}
          actionsFor={owner?.actionsFor}
        />
      </ReviewsPart>
      <PlacementKinds tallies={figures.placementTallies} declaredBy={props.declaredBy} />
      <VerificationPart figures={figures} hrefOf={hrefOf} pools={props.pools} />
      {props.others}
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
