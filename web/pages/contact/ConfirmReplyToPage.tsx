import { graphql } from 'react-relay';
import { inviteSettingsUrl } from '#common/urls.ts';
import type { ConfirmReplyToPageMutation } from '#web/__generated__/ConfirmReplyToPageMutation.graphql.ts';
import type { ConfirmReplyToPageQuery } from '#web/__generated__/ConfirmReplyToPageQuery.graphql.ts';
import { confirmByLink } from '#web/kit/link-action.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { type AddressAnswer, type AgencyAddress, ConfirmAddress } from './ConfirmAddress.tsx';

/** The emailed link to an agency's new reply address. Opening it changes nothing; the button confirms. */
export default function ConfirmReplyToPage({ data, answer }: PageProps<ConfirmReplyToPageQuery, AddressAnswer>) {
  return (
    <ConfirmAddress
      address={data.replyToToConfirm}
      answer={answer}
      owner={({ agencyName }) => agencyName}
      title={({ agencyName }) => `Should replies to ${agencyName} go to this address?`}
      about={({ agencyName, email }) =>
        `${agencyName} entered ${email} for replies to its review invitations. People who reply to an invitation will write to this address.`
      }
      done={({ agencyName, email }) => `Replies to the review invitations of ${agencyName} now go to ${email}.`}
      way={
        <Button variant="primary" href={inviteSettingsUrl('sender')}>
          Go to invite settings
        </Button>
      }
    />
  );
}

export const page = definePage<ConfirmReplyToPageQuery, AddressAnswer>({
  query: graphql`
    query ConfirmReplyToPageQuery($token: String!) {
      replyToToConfirm(token: $token) {
        agencyName
        email
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  status: ({ replyToToConfirm }) => (replyToToConfirm ? 200 : 404),
  head: ({ replyToToConfirm }, _address, answer) => ({
    title: answer?.done ? 'Address confirmed' : replyToToConfirm ? 'Confirm the reply address' : 'Link not found',
    canonical: null,
    isHidden: true,
  }),
});

export const action = confirmByLink<ConfirmReplyToPageMutation, AgencyAddress>(
  graphql`
    mutation ConfirmReplyToPageMutation($input: ConfirmReplyToInput!) {
      confirmReplyTo(input: $input) {
        errors { code message field }
        agency {
          name
        }
        email
      }
    }
  `,
  {
    done: ({ confirmReplyTo }) => ({
      agencyName: confirmReplyTo?.agency?.name ?? '',
      email: confirmReplyTo?.email ?? '',
    }),
  },
);
