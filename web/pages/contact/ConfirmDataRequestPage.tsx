import { graphql } from 'react-relay';
import { type DataRequestKind, dataRequestKindWords } from '#common/contact/data-request-words.ts';
import { formatDay } from '#common/formats.ts';
import { dataRequestUrl } from '#common/urls.ts';
import type { ConfirmDataRequestPageMutation } from '#web/__generated__/ConfirmDataRequestPageMutation.graphql.ts';
import type { ConfirmDataRequestPageQuery } from '#web/__generated__/ConfirmDataRequestPageQuery.graphql.ts';
import { DeadLink, LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import { confirmByLink, type LinkAnswer } from '#web/kit/link-action.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { definePage, type PageAction, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';

type Request = NonNullable<ConfirmDataRequestPageQuery['response']['dataRequestToConfirm']>;

/** The emailed link to a request about personal data. Opening it changes nothing; the button confirms. */
export default function ConfirmDataRequestPage({
  data,
  answer,
}: PageProps<ConfirmDataRequestPageQuery, LinkAnswer<true>>) {
  const request = data.dataRequestToConfirm;
  if (!request || request.state === 'expired')
    return (
      <DeadLink
        way={
          <Button variant="primary" href={dataRequestUrl()}>
            Send the request again
          </Button>
        }
      >
        It has expired, or was cut off in your email program. Send the request again to get a new link.
      </DeadLink>
    );
  if (answer?.done || request.state === 'confirmed')
    return (
      <LinkPage title="Thank you, your request is confirmed" isAnswer={Boolean(answer?.done)}>
        <p>{`Our team will look into it and email ${request.email} by ${formatDay(request.dueOn)}.`}</p>
      </LinkPage>
    );
  return <Confirming request={request} problems={answer?.problems ?? []} />;
}

function Confirming({ request, problems }: { request: Request; problems: NonNullable<LinkAnswer['problems']> }) {
  const isSending = useIsSending();
  return (
    <LinkPage title="Confirm your request about your data">
      <p>{`Your request: ${dataRequestKindWords[request.kind as DataRequestKind].label}. Confirm that ${request.email} is your address, and our team will deal with it.`}</p>
      <PageForm aria-label="Confirm my request">
        <ErrorSummary problems={problems} />
        <FormActions>
          <Button type="submit" variant="primary" size="large" busy={isSending}>
            Confirm my request
          </Button>
        </FormActions>
      </PageForm>
      <SoftWords>If you didn't send this request, close this page. Nothing will happen.</SoftWords>
    </LinkPage>
  );
}

export const page = definePage<ConfirmDataRequestPageQuery, LinkAnswer<true>>({
  query: graphql`
    query ConfirmDataRequestPageQuery($token: String!) {
      dataRequestToConfirm(token: $token) {
        kind
        email
        dueOn
        state
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  status: ({ dataRequestToConfirm: request }) => (!request ? 404 : request.state === 'expired' ? 410 : 200),
  head: ({ dataRequestToConfirm: request }) => ({
    title: request ? 'Confirm your request' : 'Link not found',
    canonical: null,
    isHidden: true,
  }),
});

export const action: PageAction<LinkAnswer<true>> = confirmByLink<ConfirmDataRequestPageMutation, true>(
  graphql`
    mutation ConfirmDataRequestPageMutation($input: ConfirmDataRequestInput!) {
      confirmDataRequest(input: $input) {
        errors { code message field }
      }
    }
  `,
  { done: () => true },
);
