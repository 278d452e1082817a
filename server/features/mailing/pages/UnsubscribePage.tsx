import type { ReactNode } from 'react';
import { productName } from '#common/product.ts';
import { pageOf } from './Page.tsx';
import { unsubscribeStylesUrl } from './styles.ts';

/** Asks which mail to stop. It is only asked: programs follow links in mails, so opening the page changes nothing. */
export function unsubscribeForm(agencyName: string | null, hint?: string): string {
  return framed(
    'Stop e-mails',
    <>
      <h1>Which e-mails would you like to stop?</h1>
      {hint && <p role="alert">{hint}</p>}
      <form method="post">
        <fieldset>
          <legend>Stop e-mails</legend>
          {agencyName && <Choice value="agency" text={`from ${agencyName}`} isChosen />}
          <Choice value="everybody" text={`from everybody on ${productName}`} isChosen={!agencyName} />
        </fieldset>
        <button type="submit">Stop these e-mails</button>
      </form>
    </>,
  );
}

/** Says what has been stopped, and how to stop the rest. */
export function unsubscribedPage(agencyName: string | null): string {
  return framed(
    'E-mails stopped',
    <>
      <h1>These e-mails have stopped</h1>
      {agencyName ? (
        <>
          <p>
            {agencyName} will not e-mail you through {productName} any more.
          </p>
          <form method="post">
            <input type="hidden" name="scope" value="everybody" />
            <p className="soft">Others on {productName} still can. You can stop them, too.</p>
            <button type="submit">Stop e-mails from everybody</button>
          </form>
        </>
      ) : (
        <p>Nobody will e-mail you through {productName} any more.</p>
      )}
      <p className="soft">You can close this page.</p>
    </>,
  );
}

/** The same answer for a mistyped link and for one that never was. */
export function unknownLinkPage(): string {
  return framed(
    'Link not found',
    <>
      <h1>We do not know this link</h1>
      <p>It may have been cut off in your e-mail program. Open it from the e-mail itself, or copy all of it.</p>
    </>,
  );
}

function framed(title: string, content: ReactNode): string {
  return pageOf(
    title,
    unsubscribeStylesUrl,
    <main>
      <p className="product">{productName}</p>
      {content}
    </main>,
  );
}

function Choice({ value, text, isChosen }: { value: string; text: string; isChosen: boolean }) {
  return (
    <label>
      <input type="radio" name="scope" value={value} defaultChecked={isChosen} />
      <span>{text}</span>
    </label>
  );
}
