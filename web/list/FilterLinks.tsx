import { Link } from '#web/ui/Link.tsx';
import styles from './FilterLinks.module.css';

/** One way to narrow a list; `current` where it is narrowed so. */
export type FilterLink = { label: string; href: string; current: boolean };

/** Ways to narrow a list, side by side, each an address of its own; the one at work is marked. */
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
