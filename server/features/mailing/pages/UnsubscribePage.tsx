import { productName } from '#common/product.ts';
import type { Leaving } from '../mailing.queries.ts';
import { framedPage } from './framed-page.tsx';

/** Asks which mail to stop. It is only asked: programs follow links in mails, so opening the page changes nothing. */
export function unsubscribeForm(agencyName: string | null, hint?: string): string {
  return framedPage(
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

/** Says what has been stopped, how to stop the rest, and how to take it back. */
export function unsubscribedPage({ agencyName, hasLeftEverybody }: Leaving): string {
  const isOneAgency = agencyName !== null && !hasLeftEverybody;
  return framedPage(
    'E-mails stopped',
    <>
      <h1>These e-mails have stopped</h1>
      {isOneAgency ? (
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
      <form method="post">
        <input type="hidden" name="again" value={isOneAgency ? 'agency' : 'everybody'} />
        <p className="soft">
          Stopped by mistake? You can take it back here, as long as you have the e-mail with this link.
        </p>
        <button type="submit" className="quiet">
          Get these e-mails again
        </button>
      </form>
      <p className="soft">Otherwise you can close this page.</p>
    </>,
  );
}

/** Says that stopping was taken back, and what that does not bring back. */
export function subscribedPage(agencyName: string | null): string {
  return framedPage(
    'E-mails are on again',
    <>
      <h1>You get these e-mails again</h1>
      <p>
        {agencyName ? `${agencyName} may e-mail you through ${productName}` : `You get e-mails from ${productName}`}{' '}
        again.
      </p>
      <p className="soft">
        The link to a review that you were sent before has ended. Whoever asked you for it can send you a new one.
      </p>
    </>,
  );
}

/** The same answer for a mistyped link and for one that never was. */
export function unknownLinkPage(): string {
  return framedPage(
    'Link not found',
    <>
      <h1>We do not know this link</h1>
      <p>It may have been cut off in your e-mail program. Open it from the e-mail itself, or copy all of it.</p>
    </>,
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
