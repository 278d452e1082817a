import { qrCode } from '#common/pictures/qr-code.ts';
import { CopyText } from '#web/features/profiles/sharing/CopyText.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './GoogleReviews.module.css';

/** A place's link for writing a review, to copy or to scan. For everyone alike. */
export function AskOnGoogle({ title, link }: { title: string; link: string }) {
  const { path, size } = qrCode(link);
  return (
    <div className={styles.part}>
      <p>
        Send this link to everyone you've worked with, whatever they may say. Choosing only people who are happy would
        be unfair.
      </p>
      <TextField label="Review link" value={link} readOnly onFocus={({ target }) => target.select()} />
      <div className={styles.actions}>
        <CopyText text={link} label="Copy link" />
      </div>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`QR code with the link to review ${title} on Google`}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
    </div>
  );
}
