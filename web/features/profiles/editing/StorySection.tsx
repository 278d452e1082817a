import type { ReactNode } from 'react';
import { profileLimits } from '#common/limits.ts';
import { videoOf } from '#common/profiles/video.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './sections.module.css';

type StorySectionProps = { isClosed: boolean; note: ReactNode };

/** A video link and a longer text, for plans that include them. */
export function StorySection({ isClosed, note }: StorySectionProps) {
  const section = useSection({ videoUrl: '', longText: '' });
  const { field, values } = section;
  const video = videoOf(values.videoUrl);
  return (
    <SettingsSection
      id="story"
      title="Video and longer text"
      about={
        <>
          <p>Show how you work with a video, and describe it in more detail.</p>
          {note}
        </>
      }
      labels={{ videoUrl: 'Video', longText: 'Longer text' }}
      isClosed={isClosed}
    >
      <TextField
        {...field('videoUrl')}
        type="url"
        label="Video on YouTube or Vimeo"
        optional
        maxLength={profileLimits.link}
        placeholder="https://"
        help="Your page links to it. Nothing loads from there until someone opens the link."
      />
      {video && (
        <p className={styles.video}>
          <a href={video.url} target="_blank" rel="noopener noreferrer">{`Watch on ${video.site}`}</a>
        </p>
      )}
      <TextArea
        {...field('longText')}
        label="Longer text"
        optional
        rows={10}
        maxLength={profileLimits.longText}
        help="Leave an empty line to start a new paragraph."
      />
    </SettingsSection>
  );
}
