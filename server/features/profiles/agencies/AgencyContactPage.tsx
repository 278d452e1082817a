import { framedPage } from '#server/features/mailing/pages/framed-page.tsx';

interface Contact {
  agencyName: string;
  email: string;
}

/** Asks the person who followed the link to confirm. Opening the page changes nothing. */
export const confirmContactForm = ({ agencyName, email }: Contact): string =>
  framedPage(
    'Confirm the contact address',
    <>
      <h1>Shall people reach {agencyName} at your address?</h1>
      <p>
        {agencyName} gave {email} as its contact. It then stands in each mail that asks for a review, for questions
        about somebody’s data.
      </p>
      <form method="post">
        <button type="submit">Confirm this address</button>
      </form>
      <p className="soft">Do you not belong to {agencyName}? Close this page; nothing happens.</p>
    </>,
  );

/** Says that the address is confirmed. */
export const contactConfirmedPage = ({ agencyName, email }: Contact): string =>
  framedPage(
    'Address confirmed',
    <>
      <h1>Thank you, the address is confirmed</h1>
      <p>
        {email} is the contact of {agencyName} from now on.
      </p>
    </>,
  );

/** The same answer for a mistyped, used, expired or unknown link. */
export const unknownContactPage = (): string =>
  framedPage(
    'Link not found',
    <>
      <h1>We do not know this link</h1>
      <p>
        It was used already, is too old, or was cut off in your e-mail program. The agency can send a new one: its admin
        saves the address again.
      </p>
    </>,
  );
