import { useNavigation } from 'react-router';
import styles from './OnTheWay.module.css';

/** A progress line at the top once loading the next page takes noticeably long. */
export function OnTheWay() {
  const { state } = useNavigation();
  if (state !== 'loading') return null;
  return <div className={styles.line} role="progressbar" aria-label="Loading page" />;
}
