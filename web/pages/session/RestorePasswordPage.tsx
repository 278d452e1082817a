import type { PageProps } from '#web/kit/page.ts';
import { AskForPasswordLink } from './AskForPasswordLink.tsx';
import { SetPassword } from './SetPassword.tsx';

/** Without a token it mails a link; the link's token lets one set a new password. */
export default function RestorePasswordPage({ address }: PageProps) {
  const { token } = address.params;
  return token ? <SetPassword key={token} token={token} /> : <AskForPasswordLink />;
}
