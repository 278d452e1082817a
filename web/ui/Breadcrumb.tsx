import styles from './Breadcrumb.module.css';
import { Link } from './Link.tsx';

/** A step on the way; without an address it is where one is. */
export type Crumb = { label: string; href?: string };

/** The way to this page; the last step is the page itself. */
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
