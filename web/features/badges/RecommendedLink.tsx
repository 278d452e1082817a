import { recommendedTitle } from '#common/badges/recommended.ts';
import { badgeAnchor } from '#common/urls.ts';
import styles from '#web/features/profiles/recruiters/ProfileHead.module.css';
import { RecommendedMark } from './RecommendedMark.tsx';

/** In the head of a profile: that the recruiter is recommended, with a link to what the page says about it. */
export function RecommendedLink() {
  return (
    <a className={styles.recommended} href={`#${badgeAnchor}`}>
      <RecommendedMark />
      <span>{recommendedTitle}</span>
    </a>
  );
}
