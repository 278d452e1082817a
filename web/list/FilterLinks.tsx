import { Link } from '#web/ui/Link.tsx';
import styles from './FilterLinks.module.css';

/** One value of a filter as a link; `current` if it is applied. */
export type FilterLink = { label: string; href: string; current: boolean };

/** The values of a filter as links side by side; the applied one is marked. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ label: words, href, current }) => (
          <li key={words}>
            <Link href={href} className={styles.link} aria-current={current ? 'true' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
