import { formatDateTime, utc } from '#common/formats.ts';
import type { MailInOutbox } from '../mailing.queries.ts';
import { pageOf } from './Page.tsx';
import { devMailStylesUrl } from './styles.ts';

/** What was written lately, newest first. */
export function outboxPage(mails: readonly MailInOutbox[]): string {
  return pageOf(
    'Outbox',
    devMailStylesUrl,
    <main>
      <h1>Outbox</h1>
      <p className="soft">
        Every email of this installation, newest first. As data: <a href="/dev/mail.json">/dev/mail.json</a>, with{' '}
        <code>?to=</code> and <code>&limit=</code>. To see emails that are due later, move the{' '}
        <a href="/dev/clock">clock</a> forward. To see every kind of email, open{' '}
        <a href="/dev/mail/templates">all emails</a>.
      </p>
      {mails.length ? (
        <Mails mails={mails} />
      ) : (
        <p>No emails yet. Invite someone to review, and the email appears here.</p>
      )}
    </main>,
  );
}

/** One mail as its reader sees it, as text, and with its headers. */
export function mailPage(mail: MailInOutbox): string {
  return pageOf(
    mail.subject,
    devMailStylesUrl,
    <main>
      <p>
        <a href="/dev/mail">Outbox</a>
      </p>
      <h1>{mail.subject}</h1>
      <Headers mail={mail} />
      <h2>As HTML</h2>
      <iframe
        title="The email as HTML"
        src={`/dev/mail/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <h2>As text</h2>
      <pre>{mail.text}</pre>
    </main>,
  );
}

function Mails({ mails }: { mails: readonly MailInOutbox[] }) {
  return (
    <div className="scroll mails">
      <table>
        <thead>
          <tr>
            <th scope="col">Created</th>
            <th scope="col">To</th>
            <th scope="col">Subject</th>
            <th scope="col">Kind</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <td className="nowrap">{formatDateTime(mail.at, utc)}</td>
              <td>{mail.to}</td>
              <td>
                <a href={`/dev/mail/${mail.id}`}>{mail.subject}</a>
              </td>
              <td className="nowrap">{mail.kind}</td>
              <td className="nowrap">{mail.state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Headers({ mail }: { mail: MailInOutbox }) {
  const rows = { State: mail.error ? `${mail.state}: ${mail.error}` : mail.state, Kind: mail.kind, ...mail.headers };
  return (
    <div className="scroll">
      <table>
        <tbody>
          {Object.entries(rows).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
