import { productName } from '#common/product.ts';
import type { accountLinkQuery } from '#web/__generated__/accountLinkQuery.graphql.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { isUsable, lookingUpLink } from './account-link.ts';
import { RequestPasswordLink } from './RequestPasswordLink.tsx';
import { SetPassword } from './SetPassword.tsx';

/**
 * Without a token, emails a password link. With the link's token, sets a new password, or welcomes a new user and sets
 * the first one. A link that no longer works says so at once.
 */
export default function RestorePasswordPage({ data, address }: PageProps<accountLinkQuery>) {
  const { token } = address.params;
  if (!token) return <RequestPasswordLink />;
  const isFirst = address.query.welcome !== undefined;
  return <SetPassword key={token} token={token} isUsable={isUsable(data, purposes)} isFirst={isFirst} />;
}

const purposes = ['set_password'] as const;

export const page = definePage<accountLinkQuery>({
  ...lookingUpLink(purposes),
  parameters: ['welcome'],
  head: (_, { params, query }) => ({
    isHidden: true,
    ...(params.token && query.welcome !== undefined && { title: `Welcome to ${productName}` }),
  }),
});
