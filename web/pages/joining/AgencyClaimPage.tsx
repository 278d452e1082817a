import { graphql } from 'react-relay';
import { profileLimits } from '#common/limits.ts';
import { agencyUrl } from '#common/urls.ts';
import type { AgencyClaimPageMutation } from '#web/__generated__/AgencyClaimPageMutation.graphql.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import type { PageAction, PageProps } from '#web/kit/page.ts';
import { notReached } from '#web/kit/problem.ts';
import { type AgencyBehind, OverAgency, overAgency } from '#web/pages/profiles/OverAgency.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ClaimSent } from './ClaimSent.tsx';
import { type ClaimValues, emptyClaim, readClaim } from './claim-values.ts';

/** What the page says to a form: that a mail is on its way, or what to mend in what was typed. */
export type AgencyClaimAnswer =
  | { readonly sentTo: string }
  | { readonly values: ClaimValues; readonly problems: readonly FieldProblem[] };

const title = ({ name }: AgencyBehind) => `Claim the profile of ${name}`;

/** Somebody says that they run an agency. Works without JavaScript. */
export default function AgencyClaimPage({ data, address, answer }: PageProps<AgencyPageQuery, AgencyClaimAnswer>) {
  return (
    <OverAgency data={data} address={address} title={title}>
      {(agency) =>
        answer && 'sentTo' in answer ? (
          <ClaimSent address={answer.sentTo} claimed={{ name: agency.name, href: agencyUrl(agency.slug) }} />
        ) : (
          <Claim
            key={answer ? 'answer' : 'new'}
            agency={agency}
            values={answer?.values ?? emptyClaim}
            problems={answer?.problems ?? []}
          />
        )
      }
    </OverAgency>
  );
}

type ClaimProps = { agency: AgencyBehind; values: ClaimValues; problems: readonly FieldProblem[] };

function Claim({ agency: { id, name, takesMessages }, values, problems }: ClaimProps) {
  const isSending = useIsSending();
  const field = (of: 'name' | 'email' | 'note') => ({
    name: of,
    defaultValue: values[of],
    error: problems.find((problem) => problem.field === of)?.message,
  });
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

/** Every address gets the same answer, whether or not it is known to us. */
export const action: PageAction<AgencyClaimAnswer> = async ({ form, send, report }) => {
  const values = readClaim(form);
  const { name, email, note } = values;
  try {
    const { claimAgency } = await send<AgencyClaimPageMutation>(claimMutation, {
      input: { name, email, note, agencyId: String(form.get('agencyId') ?? '') },
    });
    const problems = (claimAgency?.errors ?? []).map(({ field, message }) => ({ field: field ?? null, message }));
    if (problems.length > 0) return { answer: { values, problems } };
    return { answer: { sentTo: email.trim() }, status: 200 };
  } catch (error) {
    report(error);
    return { answer: { values, problems: [notReached()] }, status: 503 };
  }
};

const claimMutation = graphql`
  mutation AgencyClaimPageMutation($input: ClaimAgencyInput!) {
    claimAgency(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
