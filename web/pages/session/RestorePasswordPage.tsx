import { productName } from '#common/product.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { AskForPasswordLink } from './AskForPasswordLink.tsx';
import { SetPassword } from './SetPassword.tsx';

/** Without a token it mails a link; the link's token lets one set a new password, or greets and sets the first. */
export default function RestorePasswordPage({ address }: PageProps) {
  const { token } = address.params;
  if (!token) return <AskForPasswordLink />;
  return <SetPassword key={token} token={token} isFirst={address.query.welcome !== undefined} />;
}

export const page = definePage({
  parameters: ['welcome'],
  head: (_, { params, query }) => ({
    isHidden: true,
    ...(params.token && query.welcome !== undefined && { title: `Welcome to ${productName}` }),
  }),
});
