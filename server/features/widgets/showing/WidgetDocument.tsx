import type { ReactNode } from 'react';
import { formatCount, formatMonth, formatNumber, formatScore } from '#common/formats.ts';
import { starPath, starRow } from '#common/pictures/star.ts';
import { productName } from '#common/product.ts';
import { audienceLabels, reviewerWithVoice } from '#common/reviews/audience-labels.ts';
import { levels } from '#common/reviews/levels.ts';
import { quotation } from '#common/reviews/quotation.ts';
import { isTooFew } from '#common/reviews/score.ts';
import { absolute, reviewUrl } from '#common/urls.ts';
import { isPinnedWidget, widgetLimits, widgetOpened } from '#common/widgets/widgets.ts';
import type { ReviewInWidget, ShownWidget } from './shown-widget.queries.ts';

type WidgetDocumentProps = {
  widget: ShownWidget;
  /** Where the site is, such as 'https://plaudit.example'. */
  site: string;
  styles: string;
  script: string;
};

/** What a widget's frame shows: one document with its own styles and script, which requests nothing. */
export function WidgetDocument({ widget, site, styles, script }: WidgetDocumentProps) {
  const { kind, layout, theme } = widget.look;
  const isPinned = isPinnedWidget(kind);
  const { width, height } = widgetOpened[layout];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`Reviews of ${widget.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body
        className={`${kind} ${layout}`}
        data-theme={theme === 'dark' ? 'night' : 'day'}
        data-kind={kind}
        data-width={width}
        data-height={height}
      >
        {isPinned && <Opener widget={widget} site={site} />}
        <main className="panel" id="panel" aria-label={`Reviews of ${widget.name}`}>
          <Head widget={widget} site={site} isPinned={isPinned} />
          <Cards reviews={widget.reviews} site={site} isOne={kind === 'testimonial'} />
          <Foot widget={widget} site={site} />
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script. */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

type PartProps = { widget: ShownWidget; site: string };

const isScored = ({ reviewCount }: ShownWidget) => reviewCount > 0;

/** Leads to the profile. With the loader on the host page it opens the panel instead. */
function Opener({ widget, site }: PartProps) {
  const { score, reviewCount, publishedCount, look } = widget;
  const reviews = formatCount(reviewCount || publishedCount, 'review');
  return (
    <Outside href={absolute(site, widget.profile)} className="opener" isOpener>
      <svg className="star" viewBox="0 0 24 24" aria-hidden="true">
        <path d={starPath} />
      </svg>
      <span>{isScored(widget) && !isTooFew(reviewCount) ? formatScore(score.score) : ''}</span>
      <span className="long">{look.kind === 'pinnedLeft' ? reviews : `Reviews of ${widget.name}: ${reviews}`}</span>
    </Outside>
  );
}

function Head({ widget, site, isPinned }: PartProps & { isPinned: boolean }) {
  const { name, profile, score, reviewCount } = widget;
  return (
    <header className="head">
      {isScored(widget) && (
        <>
          <span className="number">{formatScore(score.score)}</span>
          <StarRow value={score.score} />
        </>
      )}
      <p className="figures">
        <Outside href={absolute(site, profile)}>
          <b>{name}</b>
        </Outside>
        <span className="soft">{countWords(reviewCount)}</span>
      </p>
      <span className="turns">
        <button type="button" className="turn" data-by="-1" aria-label="Earlier cards" hidden>
          ‹
        </button>
        <button type="button" className="turn" data-by="1" aria-label="More cards" hidden>
          ›
        </button>
      </span>
      {isPinned && (
        <button type="button" className="close" aria-label="Close">
          ×
        </button>
      )}
    </header>
  );
}

/** '128 reviews in the score', or that they are too few. */
function countWords(count: number): string {
  if (count === 0) return 'No reviews in a score yet';
  return isTooFew(count) ? `${formatCount(count, 'review')}, too few` : `${formatCount(count, 'review')} in the score`;
}

function Cards({ reviews, site, isOne }: { reviews: readonly ReviewInWidget[]; site: string; isOne: boolean }) {
  if (reviews.length === 0) return <p className="none soft">No reviews to show yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <ul className="cards" tabIndex={0} aria-label={isOne ? 'A review' : 'Reviews, newest first'}>
      {(isOne ? reviews.slice(0, 1) : reviews).map((review) => (
        <Card key={review.id} review={review} site={site} />
      ))}
    </ul>
  );
}

function Card({ review, site }: { review: ReviewInWidget; site: string }) {
  const { stars, title, body, writer, audience, submittedAt, level } = review;
  return (
    <li className="card">
      {stars !== null && <StarRow value={stars} />}
      <h2 className="title">
        <Outside href={absolute(site, reviewUrl(review.id))}>{title}</Outside>
      </h2>
      <p className="said">{quotation(body, widgetLimits.said)}</p>
      <p className="by soft">
        {`${reviewerWithVoice(writer, audience)}, ${formatMonth(submittedAt.toISOString().slice(0, 7))}`}
      </p>
      <p className="by soft">{`Level ${level}: ${levels[level].name}`}</p>
    </li>
  );
}

function Foot({ widget, site }: PartProps) {
  const { reviews, publishedCount, profile, audience, look } = widget;
  const shown = look.kind === 'testimonial' ? Math.min(1, reviews.length) : reviews.length;
  const whose = audience ? `, from ${audienceLabels[audience].toLowerCase()}s only` : '';
  return (
    <footer className="foot soft">
      <span>
        <span className="order">Newest first: </span>
        <span>{`${formatNumber(shown)} of ${formatNumber(publishedCount)} shown${whose}`}</span>
      </span>
      <Outside href={absolute(site, profile)}>{`All reviews on ${productName}`}</Outside>
    </footer>
  );
}

function StarRow({ value }: { value: number }) {
  const { full, half, empty } = starRow(value);
  return (
    <svg
      className="stars"
      viewBox="0 0 124 24"
      role="img"
      aria-label={`${Number.isInteger(value) ? value : formatScore(value)} out of 5 stars`}
    >
      {empty && <path d={empty} className="empty" />}
      {full && <path d={full} className="full" />}
      {half && <path d={half} className="full" />}
    </svg>
  );
}

type OutsideProps = { href: string; className?: string; isOpener?: boolean; children: ReactNode };

/** A link out of the frame. The host page learns nothing of it, and neither does the page it leads to. */
const Outside = ({ href, className, isOpener, children }: OutsideProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener"
    className={className}
    {...(isOpener && { 'aria-controls': 'panel', 'aria-expanded': false })}
  >
    {children}
  </a>
);
