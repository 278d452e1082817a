import { graphql } from 'react-relay';
import { agencyEditUrl } from '#common/urls.ts';
import type { ConfirmContactPageMutation } from '#web/__generated__/ConfirmContactPageMutation.graphql.ts';
import type { ConfirmContactPageQuery } from '#web/__generated__/ConfirmContactPageQuery.graphql.ts';
import { DeadLink, LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import { confirmByLink, type LinkAnswer } from '#web/kit/link-action.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';

type Contact = { readonly agencyName: string; readonly email: string };
/** The link is used up once the address is confirmed, so the answer itself says what was. */
type Answer = LinkAnswer<Contact>;

/** The emailed link to an agency's new contact. Opening it changes nothing; the button confirms. */
export default function ConfirmContactPage({ data, answer }: PageProps<ConfirmContactPageQuery, Answer>) {
  if (answer?.done) return <Confirmed {...answer.done} />;
  const contact = data.contactToConfirm;
  return contact ? <Confirming {...contact} problems={answer?.problems} /> : <UnknownLink />;
}

function Confirming({ agencyName, email, problems = [] }: Contact & { problems: Answer['problems'] }) {
  const isSending = useIsSending();
  return (
    <LinkPage title={`Is this the contact email of ${agencyName}?`}>
      <p>
        {`${agencyName} entered ${email} as its contact. Every review invitation will show it, for questions about personal data.`}
      </p>
      <PageForm aria-label="Confirm this address">
        <ErrorSummary problems={problems} />
        <FormActions>
          <Button type="submit" variant="primary" size="large" busy={isSending}>
            Confirm this address
          </Button>
        </FormActions>
      </PageForm>
      <SoftWords>{`If you don't belong to ${agencyName}, close this page. Nothing will happen.`}</SoftWords>
    </LinkPage>
  );
}

function Confirmed({ agencyName, email }: Contact) {
  return (
    <LinkPage title="Thank you, the address is confirmed" isAnswer>
      <p>{`${email} is now the contact email of ${agencyName}.`}</p>
    </LinkPage>
  );
}

/** The same for a mistyped, used, expired or unknown link. */
function UnknownLink() {
  return (
    <DeadLink
      way={
        <Button variant="primary" href={agencyEditUrl()}>
          Go to your agency
        </Button>
      }
    >
      It was already used, has expired, or was cut off in your email program. For a new link, the agency's admin can
      save the address again.
    </DeadLink>
  );
}

export const page = definePage<ConfirmContactPageQuery, Answer>({
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

export const action = confirmByLink<ConfirmContactPageMutation, Contact>(
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
