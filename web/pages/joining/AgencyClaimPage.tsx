import { graphql } from 'react-relay';
import { profileLimits } from '#common/limits.ts';
import { agencyUrl } from '#common/urls.ts';
import type { AgencyClaimPageMutation } from '#web/__generated__/AgencyClaimPageMutation.graphql.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { useFormFields } from '#web/kit/form-fields.ts';
import { PageForm } from '#web/kit/PageForm.tsx';
import type { PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { type AgencyBehind, OverAgency, overAgency } from '#web/pages/profiles/OverAgency.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ClaimSent } from './ClaimSent.tsx';

const claimFields = ['name', 'email', 'note'] as const;
type ClaimField = (typeof claimFields)[number];

const title = ({ name }: AgencyBehind) => `Claim the profile of ${name}`;

/** Claims an agency's profile. Works without JavaScript. */
export default function AgencyClaimPage({ data, address, answer }: PageProps<AgencyPageQuery, FormAnswer<ClaimField>>) {
  return (
    <OverAgency data={data} address={address} title={title}>
      {(agency) =>
        answer?.isSent ? (
          <ClaimSent address={answer.email} claimed={{ name: agency.name, href: agencyUrl(agency.slug) }} />
        ) : (
          <Claim key={answer ? 'answer' : 'new'} agency={agency} answer={answer} />
        )
      }
    </OverAgency>
  );
}

type ClaimProps = { agency: AgencyBehind; answer: FormAnswer<ClaimField> | undefined };

function Claim({ agency: { id, name, takesMessages }, answer }: ClaimProps) {
  const { field, problems, isSending } = useFormFields(answer);
  return (
    <PageForm>
      <ErrorSummary problems={problems} title="Your claim has not been sent yet" />
      <p>
        {`Do you run ${name}? Then its profile is yours to look after, for free: its words and pictures, its people, what is asked of whom. Confirm your address by the link we mail you; we look at each claim ourselves.`}
      </p>
      {takesMessages && (
        <p>{`People at ${name} are here already. If you are one of them, use the address you sign in with.`}</p>
      )}
      <input type="hidden" name="agencyId" value={id} />
      <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={profileLimits.name} required />
      <TextField
        {...field('email')}
        label="Work e-mail"
        type="email"
        autoComplete="email"
        help={`An address of ${name} shows best that you run it.`}
        required
      />
      <TextArea
        {...field('note')}
        label="What shows that you run it"
        help="Such as where its site names you. Only those of us who decide read it."
        maxLength={profileLimits.note}
        rows={3}
        optional
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          {isSending ? 'Please wait...' : 'Send'}
        </Button>
      </FormActions>
    </PageForm>
  );
}

export const page = overAgency(title);

/** Every address gets the same answer, whether or not we know it. */
export const action = formAction<AgencyClaimPageMutation, ClaimField>(
  graphql`
    mutation AgencyClaimPageMutation($input: ClaimAgencyInput!) {
      claimAgency(input: $input) {
        errors {
          code
          message
          field
        }
      }
    }
  `,
  claimFields,
  { input: ({ form }) => ({ agencyId: typed(form, 'agencyId') }) },
);
