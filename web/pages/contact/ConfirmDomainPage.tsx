import { graphql } from 'react-relay';
import { companyEditUrl } from '#common/urls.ts';
import type { ConfirmDomainPageMutation } from '#web/__generated__/ConfirmDomainPageMutation.graphql.ts';
import type { ConfirmDomainPageQuery } from '#web/__generated__/ConfirmDomainPageQuery.graphql.ts';
import { confirmByLink, type LinkAnswer } from '#web/kit/link-action.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';

type Domain = { readonly companyName: string; readonly domain: string };
type DomainAnswer = LinkAnswer<Domain>;

/** The emailed link to a company's domain. Opening it changes nothing; the button confirms. */
export default function ConfirmDomainPage({ data, answer }: PageProps<ConfirmDomainPageQuery, DomainAnswer>) {
  return (
    <ConfirmAddress<Domain>
      address={data.domainToConfirm}
      answer={answer}
      what="domain"
      owner={({ companyName }) => companyName}
      title={({ companyName, domain }) => `Does ${domain} belong to ${companyName}?`}
      about={({ companyName, domain }) =>
        `Reviews of recruiters from addresses at ${domain} will count as written by people of ${companyName}.`
      }
      done={({ companyName, domain }) => `${domain} is now a confirmed domain of ${companyName}.`}
      way={
        <Button variant="primary" href={companyEditUrl()}>
          Go to your company
        </Button>
      }
    />
  );
}

export const page = definePage<ConfirmDomainPageQuery, DomainAnswer>({
  query: graphql`
    query ConfirmDomainPageQuery($token: String!) {
      domainToConfirm(token: $token) {
        companyName
        domain
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  status: ({ domainToConfirm }) => (domainToConfirm ? 200 : 404),
  head: ({ domainToConfirm }, _address, answer) => ({
    title: answer?.done ? 'Domain confirmed' : domainToConfirm ? 'Confirm a domain' : 'Link not found',
    canonical: null,
    isHidden: true,
  }),
});

export const action = confirmByLink<ConfirmDomainPageMutation, Domain>(
  graphql`
    mutation ConfirmDomainPageMutation($input: ConfirmCompanyDomainInput!) {
      confirmCompanyDomain(input: $input) {
        errors { code message field }
        companyName
        provenDomain
      }
    }
  `,
  {
    done: ({ confirmCompanyDomain }) => ({
      companyName: confirmCompanyDomain?.companyName ?? '',
      domain: confirmCompanyDomain?.provenDomain ?? '',
    }),
  },
);
