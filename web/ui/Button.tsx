import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Link, type LinkProps } from './Link.tsx';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its parent. */
  wide?: boolean;
  children: ReactNode;
};

export type ButtonProps = Look &
  (
    | ({ href: string; busy?: never; opens?: never } & Omit<LinkProps, 'className' | 'children'>)
    | ({
        href?: undefined;
        busy?: boolean /** Id of a Dialog, which it opens even without JavaScript. */;
        opens?: string;
      } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>)
  );

/**
 * A link when it has `href`, otherwise a button of type 'button'. While busy it keeps focus and ignores presses;
 * its sign turns by style alone, because no element may come before a bare text.
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', wide, children, ...rest } = props;
  const className = classes(styles.button, styles[variant], styles[size], wide && styles.wide);
  if (rest.href !== undefined) {
    const { busy: _busy, opens: _opens, ...link } = rest;
    return (
      <Link {...link} className={className}>
        {children}
      </Link>
    );
  }
  const { href: _href, busy, opens, type = 'button', onClick, ...button } = rest;
  return (
    <button
      {...button}
      {...(opens && { command: 'show-modal', commandfor: opens })}
      type={type}
      className={className}
      aria-disabled={busy || button['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {children}
    </button>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
