import { graphql } from 'react-relay';
import type { accountLinkQuery } from '#web/__generated__/accountLinkQuery.graphql.ts';
import type { Page } from '#web/kit/page.ts';

/** What an emailed link to an account does. */
type Purpose = 'confirm_email' | 'sign_in' | 'set_password' | 'link_sign_in';

const query = graphql`
  query accountLinkQuery($token: String!) {
    accountLink(token: $token) {
      purpose
    }
  }
`;

/** Whether the link in the address works for one of these purposes. */
export const isUsable = ({ accountLink }: accountLinkQuery['response'], purposes: readonly Purpose[]): boolean =>
  purposes.some((purpose) => purpose === accountLink?.purpose);

/**
 * How a page looks up its emailed link, without using it up. A link that no longer works answers 410, as it would when
 * its form is sent.
 */
export const lookingUpLink = (purposes: readonly Purpose[]) =>
  ({
    // Without a token there is nothing to look up.
    queryAt: ({ params }) => (params.token ? query : undefined),
    variables: ({ params }) => ({ token: params.token ?? '' }),
    status: (data) => (isUsable(data, purposes) ? 200 : 410),
  }) satisfies Page<accountLinkQuery>;
