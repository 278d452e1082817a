import { pageOf } from '#server/features/mailing/pages/Page.tsx';
import type { MailSample } from '#server/mail/define-mail.ts';
import { mailTemplatesUrl, templateStylesUrl } from './template-addresses.ts';

/** The list of all emails by name. */
export function mailTemplatesPage(samples: readonly MailSample[]): string {
  return pageOf(
    'Emails',
    templateStylesUrl,
    <main>
      <h1>Emails</h1>
      <p className="soft">
        Every email we send, with made-up people. The emails this installation has actually created are in the{' '}
        <a href="/dev/mail">outbox</a>.
      </p>
      <ul>
        {samples.map(({ name, subject }) => (
          <li key={name}>
            <a href={`${mailTemplatesUrl}/${name}`}>{subject}</a> <code>{name}</code>
          </li>
        ))}
      </ul>
    </main>,
  );
}

/** One email on a desktop, on a phone, and as text. */
export function mailTemplatePage({ name, subject }: MailSample, text: string): string {
  const source = `${mailTemplatesUrl}/${name}/html`;
  return pageOf(
    subject,
    templateStylesUrl,
    <main>
      <p>
        <a href={mailTemplatesUrl}>Emails</a>
      </p>
      <h1>{subject}</h1>
      <h2>On a desktop</h2>
      <iframe title="The email on a desktop" src={source} sandbox="" />
      <h2>On a phone</h2>
      <iframe title="The email on a phone" src={source} sandbox="" className="phone" />
      <h2>As text</h2>
      <pre>{text}</pre>
    </main>,
  );
}
