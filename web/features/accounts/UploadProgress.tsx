import { formatBytes } from '#common/formats.ts';
import { useUploaded } from '#web/kit/saving.ts';
import styles from './UploadProgress.module.css';

/** The progress of an upload. Once everything is sent, says that the file is being checked. */
export function UploadProgress() {
  const uploaded = useUploaded();
  if (!uploaded) return null;
  const { loaded, total } = uploaded;
  return (
    <div className={styles.upload}>
      <progress className={styles.bar} value={loaded} max={total} aria-label="Upload progress" />
      <p className={styles.words}>
        {loaded < total ? `${formatBytes(loaded)} of ${formatBytes(total)} uploaded` : 'Uploaded. Checking the file…'}
      </p>
    </div>
  );
}
