import type { BadgeRequirement, Requirement } from '#common/badges/rule.ts';
import { helpWords, requirementWords, standingWords } from '#common/badges/words.ts';
import { placementsUrl, reviewsUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './Badges.module.css';

/** What the badge needs: each requirement with a bar, and what helps to meet one that is not met. */
export function Requirements({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <ul className={styles.requirements}>
      {requirements.map((requirement) => {
        const { what, has, needed, isMet } = requirement;
        return (
          <li key={what} className={styles.requirement}>
            <Progress
              label={requirementWords[what]}
              words={standingWords(requirement)}
              done={Math.min(has ?? 0, needed)}
              of={needed}
            />
            {isMet ? (
              <div>
                <Tag tone="good">Met</Tag>
              </div>
            ) : (
              <p className={styles.soft}>
                <span>{helpWords(requirement)}</span> <Help requirement={requirement} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const helps: Readonly<Record<BadgeRequirement, { readonly href: string; readonly label: string }>> = {
  reviews: { href: reviewsUrl('requested'), label: 'Invite to review' },
  score: { href: reviewsUrl('requested'), label: 'Invite to review' },
  coverage: { href: placementsUrl({ view: 'invite_needed' }), label: 'See who to invite' },
};

function Help({ requirement: { what, has } }: { requirement: Requirement }) {
  if (has === null) return <Link href={placementsUrl()}>Go to placements</Link>;
  return <Link href={helps[what].href}>{helps[what].label}</Link>;
}
