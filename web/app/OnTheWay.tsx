import { useNavigation } from 'react-router';
import styles from './OnTheWay.module.css';

/** A line at the top while the next page is fetched, once that takes long enough to be wondered at. */
export function OnTheWay() {
  const { state } = useNavigation();
  if (state !== 'loading') return null;
  return <div className={styles.line} role="progressbar" aria-label="The page is on its way" />;
}
