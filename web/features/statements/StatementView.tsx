import type { ReactNode } from 'react';
import { besideEachOther, formatDay } from '#common/formats.ts';
import { reviewerWithVoice } from '#common/reviews/audience-labels.ts';
import type { QuotedReview, StatementContent } from '#common/statements/content.ts';
import {
  filledSections,
  furtherPeople,
  levelText,
  npsFacts,
  placementFacts,
  placementsNote,
  placesText,
  reviewsShown,
  specialityNames,
} from '#common/statements/facts.ts';
import type { StatementSection } from '#common/statements/statements.ts';
import { statementSectionWords } from '#common/statements/words.ts';
import { profileOfStatementUrl, recruiterUrl, reviewUrl } from '#common/urls.ts';
import { Coverage } from '#web/ui/Coverage.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Score } from '#web/ui/Score.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { StatRow } from '#web/ui/StatRow.tsx';
import styles from './StatementView.module.css';

type StatementViewProps = {
  content: StatementContent;
  /** Beside the heading, and not on paper. */
  actions?: ReactNode;
};

/** A capability statement: quiet, dated, and fit to print. Sections without anything to show are left out. */
export function StatementView({ content, actions }: StatementViewProps) {
  const { name, agencyName, figures } = content;
  return (
    <article className={styles.statement}>
      <header className={styles.head}>
        <div>
          <p className={styles.kind}>Capability statement</p>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.note}>{besideEachOther([agencyName, `As of ${formatDay(figures.asOf)}`])}</p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {filledSections(content).map((section) => (
        <section key={section} className={styles.section} aria-labelledby={`statement-${section}`}>
          <h2 id={`statement-${section}`} className={styles.title}>
            {statementSectionWords[section].title}
          </h2>
          {parts[section](content)}
        </section>
      ))}
      <footer className={styles.foot}>
        <p>
          {'The figures are of the day above. Check them as they are today, with every review, on the '}
          <Link href={profileOfStatementUrl(content)}>profile</Link>.
        </p>
      </footer>
    </article>
  );
}

const parts: Readonly<Record<StatementSection, (content: StatementContent) => ReactNode>> = {
  about: ({ about }) => <p className={styles.text}>{about}</p>,
  score: ({ figures }) => (
    <div className={styles.columns}>
      <Score
        value={figures.reviewCount > 0 ? figures.score : null}
        low={figures.low}
        high={figures.high}
        count={figures.reviewCount}
        note={`As of ${formatDay(figures.scoreAsOf)}, from placed people and their employers.`}
      />
      <Coverage invited={figures.invited} eligible={figures.eligible} />
    </div>
  ),
  reviews: (content) => (
    <>
      <p className={styles.note}>
        {`${reviewsShown(content)}, chosen by ${content.name}. `}
        <Link href={profileOfStatementUrl(content)}>Read all reviews</Link>
      </p>
      <ul className={styles.reviews}>
        {content.reviews.map((review) => (
          <Review key={review.key} review={review} />
        ))}
      </ul>
    </>
  ),
  placements: ({ figures }) => (
    <>
      <StatRow stats={placementFacts(figures).map(([label, value]) => ({ label, value }))} />
      <p className={styles.note}>{placementsNote(figures)}</p>
    </>
  ),
  specialities: ({ figures }) => (
    <ul className={styles.words}>
      {specialityNames(figures).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  ),
  places: ({ figures }) => <p>{placesText(figures)}</p>,
  team: (content) => (
    <>
      <ul className={styles.people}>
        {content.people.map(({ name, headline, slug }) => (
          <li key={slug}>
            <Link href={recruiterUrl(slug)}>{name}</Link>
            {headline && <span className={styles.note}>{headline}</span>}
          </li>
        ))}
      </ul>
      {furtherPeople(content) > 0 && <p className={styles.note}>{`And ${furtherPeople(content)} more.`}</p>}
    </>
  ),
  nps: ({ figures }) => (
    <>
      <StatRow stats={npsFacts(figures).map(([label, value]) => ({ label, value }))} />
      <p className={styles.note}>{`Survey answers in the 24 months before ${formatDay(figures.asOf)}.`}</p>
    </>
  ),
  contact: ({ contact: { email, phone, website } }) => (
    <dl className={styles.contact}>
      {email && (
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      {website && (
        <div>
          <dt>Website</dt>
          <dd>
            <a href={website} rel="noreferrer">
              {website}
            </a>
          </dd>
        </div>
      )}
    </dl>
  ),
};

function Review({ review }: { review: QuotedReview }) {
  const { key, writer, audience, stars, title, quotation, writtenOn, about } = review;
  return (
    <li className={styles.review}>
      <h3 className={styles.reviewTitle}>
        <Link href={reviewUrl(key)}>{title}</Link>
      </h3>
      {stars !== null && <Stars value={stars} size="small" />}
      <blockquote className={styles.text}>{quotation}</blockquote>
      <p className={styles.note}>
        {besideEachOther([
          reviewerWithVoice(writer, audience),
          about && `about ${about}`,
          formatDay(writtenOn),
          levelText(review),
        ])}
      </p>
    </li>
  );
}
