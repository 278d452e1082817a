import type { ReactNode } from 'react';
import { Link } from '#web/ui/Link.tsx';
import styles from './Facts.module.css';

/** The value of a fact that leads somewhere. */
export interface FactLink {
  readonly href: string;
  readonly text: string;
}

/** A name and its value. */
export type Fact = readonly [name: string, value: ReactNode | FactLink];

/** The known facts about a row as name and value; unknown ones are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{isLink(value) ? <Link href={value.href}>{value.text}</Link> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const isLink = (value: Fact[1]): value is FactLink =>
  typeof value === 'object' && value !== null && 'href' in value && 'text' in value;
