import type { ReactNode } from 'react';
import styles from './LinkPage.module.css';

type LinkPageProps = {
  title: string;
  /** Replaces a sent form: takes the focus that the form had. */
  isAnswer?: boolean;
  children: ReactNode;
};

/** A page behind an emailed link: a heading, a few words and at most a small form. */
export function LinkPage({ title, isAnswer, children }: LinkPageProps) {
  return (
    <div className={styles.page} key={isAnswer ? 'answer' : 'asked'}>
      <h1 {...(isAnswer && { tabIndex: -1, ref: takeFocus, className: styles.answer })}>{title}</h1>
      {children}
    </div>
  );
}

/** For a link that is unknown, used or has expired: why it may be so, and a button that leads on. */
export function DeadLink({ children, way }: { children: ReactNode; way: ReactNode }) {
  return (
    <LinkPage title="This link doesn't work">
      <p>{children}</p>
      <p>{way}</p>
    </LinkPage>
  );
}

/** Less important words on such a page. */
export function SoftWords({ children }: { children: ReactNode }) {
  return <p className={styles.soft}>{children}</p>;
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
