import type { ReactNode } from 'react';
import { profileLimits } from '#common/limits.ts';
import { videoOf } from '#common/profiles/video.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditSection } from './EditSection.tsx';
import styles from './sections.module.css';
import { useSection } from './use-section.ts';

type StorySectionProps = { about: string; videoUrl: string; longText: string; isClosed: boolean; note: ReactNode };

/** A video to link to and a longer text, for plans that cover them. */
export function StorySection({ about, isClosed, note, ...saved }: StorySectionProps) {
  const section = useSection('story', saved);
  const { values, set, wrong } = section;
  const video = videoOf(values.videoUrl);
  return (
    <EditSection
      section={section}
      id="story"
      title="Video and longer text"
      about={
        <>
          <p>{about}</p>
          {note}
        </>
      }
      labels={{ videoUrl: 'Video', longText: 'Longer text' }}
      isClosed={isClosed}
    >
      <TextField
        name="videoUrl"
        type="url"
        label="Video on YouTube or Vimeo"
        optional
        value={values.videoUrl}
        onChange={(event) => set('videoUrl', event.target.value)}
        maxLength={profileLimits.link}
        placeholder="https://"
        help="Your page links to it. Nothing is loaded from there until somebody follows the link."
        error={wrong('videoUrl')}
      />
      {video && (
        <p className={styles.video}>
          <a href={video.url} target="_blank" rel="noopener noreferrer">{`Watch it on ${video.site}`}</a>
        </p>
      )}
      <TextArea
        name="longText"
        label="Longer text"
        optional
        rows={10}
        value={values.longText}
        onChange={(event) => set('longText', event.target.value)}
        maxLength={profileLimits.longText}
        help="An empty line begins a new paragraph."
        error={wrong('longText')}
      />
    </EditSection>
  );
}
