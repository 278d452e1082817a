import { reviewPolicyUrl, searchUrl } from '#common/urls.ts';
import { isBuilt } from '#web/kit/is-built.ts';
import { FocusBeside } from '#web/ui/FocusFrame.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import styles from './WhatThisIs.module.css';

/** For visitors without an account: what the site offers, how to join, and why to trust it. */
export function WhatThisIs() {
  return (
    <FocusBeside label="About Plaudit">
      <h2 className={styles.title}>Recruiter reviews you can check</h2>
      {isBuilt('search') && (
        <SearchBox action={searchUrl()} label="Find a recruiter or agency" placeholder="Name" size="large" />
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
          <Link href={reviewPolicyUrl()}>How reviews work</Link>
        </p>
      )}
    </FocusBeside>
  );
}

const points = [
  {
    title: 'Every review shows how it was verified',
    words:
      'There are five levels, from imported to a placement proven by recruitment software. Only reviews tied to a placement count in a score.',
  },
  {
    title: "You can see who wasn't asked",
    words: 'Each profile shows how many of the eligible people were invited to review.',
  },
  {
    title: 'One published formula',
    words: 'Each score shows how certain it is. No plan or payment can change it.',
  },
] as const;
