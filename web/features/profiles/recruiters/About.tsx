import type { ReactNode } from 'react';
import { videoOf } from '#common/profiles/video.ts';
import { ExpandableText } from '#web/ui/ExpandableText.tsx';
import styles from './About.module.css';

type AboutProps = {
  /** Whose page it is. */
  name: string;
  text: string;
  /** The plan's extras; null without them. */
  longText: string | null | undefined;
  videoUrl: string | null | undefined;
  /** Their fields of work. */
  fields?: ReactNode;
};

/** A profile's description of itself: a short and a long text, and a video that is linked, not embedded. */
export function About({ name, text, longText, videoUrl, fields }: AboutProps) {
  const video = videoUrl ? videoOf(videoUrl) : null;
  if (!text && !longText && !video && !fields) return null;
  return (
    <section className={styles.about} aria-labelledby="about">
      <h2 id="about">About</h2>
      {fields}
      {text && <ExpandableText text={text} />}
      {video && (
        <a className={styles.video} href={video.url} rel="nofollow noopener" target="_blank">
          <svg className={styles.play} viewBox="0 0 40 40" aria-hidden="true">
            <circle cx="20" cy="20" r="20" />
            <path d="M16 12.5v15l12-7.5z" />
          </svg>
          <span className={styles.words}>
            <b>{`A video of ${name}`}</b>
            <span className={styles.site}>{`Opens on ${video.site} in a new tab`}</span>
          </span>
        </a>
      )}
      {longText && <ExpandableText text={longText} />}
    </section>
  );
}
