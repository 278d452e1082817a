import { productName } from '#common/product.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { RequestPasswordLink } from './RequestPasswordLink.tsx';
import { SetPassword } from './SetPassword.tsx';

/**
 * Without a token, emails a password link. With the link's token, sets a new password, or welcomes a new user and sets
 * the first one.
 */
export default function RestorePasswordPage({ address }: PageProps) {
  const { token } = address.params;
  if (!token) return <RequestPasswordLink />;
  return <SetPassword key={token} token={token} isFirst={address.query.welcome !== undefined} />;
}

export const page = definePage({
  parameters: ['welcome'],
  head: (_, { params, query }) => ({
    isHidden: true,
    ...(params.token && query.welcome !== undefined && { title: `Welcome to ${productName}` }),
  }),
});
