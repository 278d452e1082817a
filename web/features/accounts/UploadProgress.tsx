import { formatBytes } from '#common/formats.ts';
import styles from './UploadProgress.module.css';
import type { Uploaded } from './upload.ts';

/** How far a form with a file is; once all has left, that it is being looked at. */
export function UploadProgress({ sent, of }: Uploaded) {
  const words = sent < of ? `${formatBytes(sent)} of ${formatBytes(of)} sent` : 'Sent. We look at it now.';
  return (
    <div className={styles.upload}>
      <progress className={styles.bar} value={sent} max={of} aria-label="Sending" />
      <p className={styles.words}>{words}</p>
    </div>
  );
}
