import { graphql, useFragment } from 'react-relay';
import { checkSentence, lapseWords, ruleSentence } from '#common/badges/recommended.ts';
import { type LapseCause, recommendedEligibility } from '#common/badges/rule.ts';
import { formatDay } from '#common/formats.ts';
import { isStaff, kindOf } from '#common/kinds.ts';
import { meets } from '#common/roles.ts';
import { badgeCheckUrl } from '#common/urls.ts';
import type { RecommendedBadgePanel_recruiter$key } from '#web/__generated__/RecommendedBadgePanel_recruiter.graphql.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { AgencyBadges } from './AgencyBadges.tsx';
import { BadgePictures } from './BadgePictures.tsx';
import styles from './Badges.module.css';
import { RecommendedMark } from './RecommendedMark.tsx';
import type { ShownBadge } from './RecommendedPart.tsx';
import { Requirements } from './Requirements.tsx';

/**
 * The recruiter's own badge: whether it is held, what is missing, and its pictures. An agency's admins also see who
 * else there holds it.
 */
export function RecommendedBadgePanel({ recruiter }: { recruiter: RecommendedBadgePanel_recruiter$key }) {
  const held = useHeldRoles();
  const data = useFragment(
    graphql`
      fragment RecommendedBadgePanel_recruiter on Recruiter {
        slug
        name
        reviewCount
        score
        eligibleCount
        invitedCount
        recommendedBadge {
          since
          until
          lapsedOn
          lapsedBecause
        }
        agency {
          ...AgencyBadges_agency
        }
      }
    `,
    recruiter,
  );
  const { slug, name, recommendedBadge: badge, agency } = data;
  const { isEligible, requirements } = recommendedEligibility(data);
  const isHeld = badge && !badge.lapsedOn;
  return (
    <>
      <Card title="Your badge" level={3}>
        <div className={styles.part}>
          <div className={styles.state}>
            {isHeld && <RecommendedMark />}
            <p>
              <span>{stateSentence(badge, isEligible)}</span>{' '}
              {badge && <Link href={badgeCheckUrl(slug)}>See it on your profile</Link>}
            </p>
          </div>
          <Requirements requirements={requirements} />
          <p className={styles.soft}>{`${ruleSentence} ${checkSentence}`}</p>
        </div>
      </Card>
      {isHeld && <BadgePictures slug={slug} name={name} />}
      {meets(held, 'recruiter_admin') && !isStaff(kindOf(held ?? [])) && <AgencyBadges agency={agency} />}
    </>
  );
}

function stateSentence(badge: ShownBadge | null | undefined, isEligible: boolean): string {
  if (badge && !badge.lapsedOn)
    return `You've been a recommended recruiter since ${formatDay(badge.since)}. The badge is valid until ${formatDay(badge.until)}.`;
  const lapsed =
    badge?.lapsedOn &&
    `Your badge lapsed on ${formatDay(badge.lapsedOn)}: ${lapseWords[badge.lapsedBecause as LapseCause]}. Its pictures on other sites say so.`;
  const next = isEligible
    ? 'You meet all three requirements, so you get the badge tonight.'
    : "You get the badge in the night after you've met all three requirements.";
  return [lapsed, next].filter(Boolean).join(' ');
}
