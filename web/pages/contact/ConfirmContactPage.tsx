import { graphql } from 'react-relay';
import { agencyEditUrl } from '#common/urls.ts';
import type { ConfirmContactPageMutation } from '#web/__generated__/ConfirmContactPageMutation.graphql.ts';
import type { ConfirmContactPageQuery } from '#web/__generated__/ConfirmContactPageQuery.graphql.ts';
import { confirmByLink } from '#web/kit/link-action.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { type AddressAnswer, type AgencyAddress, ConfirmAddress } from './ConfirmAddress.tsx';

/** The emailed link to an agency's new contact. Opening it changes nothing; the button confirms. */
export default function ConfirmContactPage({ data, answer }: PageProps<ConfirmContactPageQuery, AddressAnswer>) {
  return (
    <ConfirmAddress
      address={data.contactToConfirm}
      answer={answer}
      owner={({ agencyName }) => agencyName}
      title={({ agencyName }) => `Is this the contact email of ${agencyName}?`}
      about={({ agencyName, email }) =>
        `${agencyName} entered ${email} as its contact. Every review invitation will show it, for questions about personal data.`
      }
      done={({ agencyName, email }) => `${email} is now the contact email of ${agencyName}.`}
      way={
        <Button variant="primary" href={agencyEditUrl()}>
          Go to your agency
        </Button>
      }
    />
  );
}

export const page = definePage<ConfirmContactPageQuery, AddressAnswer>({
  query: graphql`
    query ConfirmContactPageQuery($token: String!) {
      contactToConfirm(token: $token) {
        agencyName
        email
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  status: ({ contactToConfirm }) => (contactToConfirm ? 200 : 404),
  head: ({ contactToConfirm }, _address, answer) => ({
    title: answer?.done ? 'Address confirmed' : contactToConfirm ? 'Confirm the contact email' : 'Link not found',
    canonical: null,
    isHidden: true,
  }),
});

export const action = confirmByLink<ConfirmContactPageMutation, AgencyAddress>(
  graphql`
    mutation ConfirmContactPageMutation($input: ConfirmAgencyContactInput!) {
      confirmAgencyContact(input: $input) {
        errors { code message field }
        agency {
          name
        }
        email
      }
    }
  `,
  {
    done: ({ confirmAgencyContact }) => ({
      agencyName: confirmAgencyContact?.agency?.name ?? '',
      email: confirmAgencyContact?.email ?? '',
    }),
  },
);
