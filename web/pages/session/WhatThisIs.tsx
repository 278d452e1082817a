import { reviewPolicyUrl, searchUrl } from '#common/urls.ts';
import { isBuilt } from '#web/kit/is-built.ts';
import { FocusBeside } from '#web/ui/FocusFrame.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import styles from './WhatThisIs.module.css';

/** For visitors without an account: what the site offers, how to join, and why to trust it. */
export function WhatThisIs() {
  return (
    <FocusBeside label="What Plaudit is">
      <h2 className={styles.title}>Reviews of recruiters, with the evidence beside them</h2>
      {isBuilt('search') && (
        <SearchBox action={searchUrl()} label="Find a recruiter or an agency" placeholder="Name" size="large" />
      )}
      <dl className={styles.points}>
        {points.map(({ title, words }) => (
          <div key={title} className={styles.point}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {isBuilt('reviewPolicy') && (
        <p className={styles.more}>
          <Link href={reviewPolicyUrl()}>How reviews come about</Link>
        </p>
      )}
    </FocusBeside>
  );
}

const points = [
  {
    title: 'Every review says how it was verified',
    words:
      'In five levels, from imported to a placement that recruitment software proves. Only placements move a score.',
  },
  {
    title: 'You see who was left out',
    words: 'Each profile shows how many of the people who could be asked were asked.',
  },
  {
    title: 'One published formula',
    words: 'Each score shows how sure it is. No plan and no payment moves it.',
  },
] as const;
