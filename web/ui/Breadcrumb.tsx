import styles from './Breadcrumb.module.css';
import { Link } from './Link.tsx';

/** A step; without an address it is the current page. */
export type Crumb = { label: string; href?: string };

/** The path to this page; the last step is the page itself. */
export function Breadcrumb({ steps }: { steps: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.steps}>
        {steps.map(({ label, href }) => (
          <li key={label} className={styles.step}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
