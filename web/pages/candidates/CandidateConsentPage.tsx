import { graphql } from 'react-relay';
import { type ApplicationState, applicationStateWords, isOpenApplication } from '#common/jobs/applications.ts';
import type { CandidateConsentPageGiveMutation } from '#web/__generated__/CandidateConsentPageGiveMutation.graphql.ts';
import type { CandidateConsentPageQuery } from '#web/__generated__/CandidateConsentPageQuery.graphql.ts';
import type { CandidateConsentPageWithdrawMutation } from '#web/__generated__/CandidateConsentPageWithdrawMutation.graphql.ts';
import { DeadLink, LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import { confirmByLink, type LinkAnswer } from '#web/kit/link-action.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { definePage, type PageAction, type PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';

type Consent = NonNullable<CandidateConsentPageQuery['response']['consentToGive']>;
/** What the button did: agreed, introduced (by another agency before), withdrawn, rejected, hired or erased. */
type Answer = LinkAnswer<string>;

/**
 * The page behind a candidate's emailed link: what a recruiter submitted, for which job and company. Opening it changes
 * nothing; its buttons agree, withdraw, and erase.
 */
export default function CandidateConsentPage({ data, answer }: PageProps<CandidateConsentPageQuery, Answer>) {
  const consent = data.consentToGive;
  if (answer?.done === 'erased')
    return (
      <LinkPage title="Your data is erased" isAnswer>
        <p>We deleted your name, your contact details and your CV. The recruiter was told that you withdrew.</p>
      </LinkPage>
    );
  if (answer?.done === 'introduced')
    return (
      <LinkPage title="You were already introduced to this company" isAnswer>
        <p>
          Another agency introduced you to this company in the last six months, so nothing was shared this time. You
          don't need to do anything.
        </p>
      </LinkPage>
    );
  if (!consent)
    return (
      <DeadLink way={<Button href="/">Go to the start page</Button>}>
        It was cut off in your email program, a newer email has replaced it, or your data was erased.
      </DeadLink>
    );
  return (
    <LinkPage title={titleOf(consent)} isAnswer={answer?.done !== undefined}>
      {answer?.done === 'agreed' && <p>{`Thank you. ${consent.companyName} can see your application now.`}</p>}
      {answer?.done === 'withdrawn' && <p>Your application was withdrawn. The recruiter is told.</p>}
      <p>{aboutOf(consent)}</p>
      <Facts
        facts={[
          ['Job', [consent.jobTitle, consent.jobLocation].filter(Boolean).join(', ')],
          ['Company', consent.companyName],
          ['Recruiter', `${consent.recruiterName}, ${consent.agencyName}`],
          ['State', consent.consentedAt && applicationStateWords[consent.state as ApplicationState].label],
          ['Your name', consent.candidateName],
          ['Your email', consent.candidateEmail],
          ['Your phone', consent.candidatePhone],
          ['Your CV', consent.cvName],
          ['What the recruiter wrote', consent.pitch],
        ]}
      />
      <Choices consent={consent} problems={answer?.problems} />
      <SoftWords>
        {consent.consentedAt
          ? 'Erasing deletes your name, contact details and CV here. It ends this application.'
          : 'If you do nothing, nothing is shared, and what was entered about you is deleted.'}
      </SoftWords>
    </LinkPage>
  );
}

function titleOf({ consentedAt, canAgree, companyName, jobTitle }: Consent): string {
  if (consentedAt) return `Your application for ${jobTitle}`;
  return canAgree ? `May ${companyName} see your application?` : `Your application for ${jobTitle}`;
}

function aboutOf({ consentedAt, canAgree, state, companyName, recruiterName, agencyName }: Consent): string {
  if (consentedAt) return `You agreed that ${companyName} sees this.`;
  if (canAgree)
    return `${recruiterName} of ${agencyName} would like to introduce you to ${companyName}. If you agree, the company sees what is below.`;
  if (!isOpenApplication(state)) return 'This application has ended. The company never saw it.';
  return 'This link has expired, or the job takes no candidates now. Nothing was shared.';
}

function Choices({ consent, problems = [] }: { consent: Consent; problems: Answer['problems'] }) {
  const isSending = useIsSending();
  const isOpen = isOpenApplication(consent.state);
  return (
    <>
      <ErrorSummary problems={problems} />
      {consent.canAgree && (
        <PageForm aria-label="Agree">
          <input type="hidden" name="what" value="agree" />
          <FormActions>
            <Button type="submit" variant="primary" size="large" busy={isSending}>
              I agree
            </Button>
          </FormActions>
        </PageForm>
      )}
      {isOpen && (
        <PageForm aria-label={consent.consentedAt ? 'Withdraw' : 'Decline'}>
          <input type="hidden" name="what" value="withdraw" />
          <FormActions>
            <Button type="submit" busy={isSending}>
              {consent.consentedAt ? 'Withdraw my application' : "No, don't share it"}
            </Button>
          </FormActions>
        </PageForm>
      )}
      <PageForm aria-label="Erase my data">
        <input type="hidden" name="what" value="erase" />
        <FormActions>
          <Button type="submit" variant="quiet" busy={isSending}>
            {isOpen ? 'Withdraw and erase my data' : 'Erase my data'}
          </Button>
        </FormActions>
      </PageForm>
    </>
  );
}

export const page = definePage<CandidateConsentPageQuery, Answer>({
  query: graphql`
    query CandidateConsentPageQuery($token: String!) {
      consentToGive(token: $token) {
        state
        candidateName
        candidateEmail
        candidatePhone
        cvName
        pitch
        consentedAt
        jobTitle
        jobLocation
        companyName
        recruiterName
        agencyName
        canAgree
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  status: ({ consentToGive }) => (consentToGive ? 200 : 404),
  head: ({ consentToGive }, _address, answer) => ({
    title: consentToGive || answer?.done ? 'Your application' : 'Link not found',
    canonical: null,
    isHidden: true,
  }),
});

export const action: PageAction<Answer> = (args) => (typed(args.form, 'what') === 'agree' ? agree(args) : leave(args));

const agree = confirmByLink<CandidateConsentPageGiveMutation, string>(
  graphql`
    mutation CandidateConsentPageGiveMutation($input: GiveConsentInput!) {
      giveConsent(input: $input) {
        errors { code message field }
        outcome
      }
    }
  `,
  { done: ({ giveConsent }) => giveConsent?.outcome ?? '' },
);

const leave = confirmByLink<CandidateConsentPageWithdrawMutation, string>(
  graphql`
    mutation CandidateConsentPageWithdrawMutation($input: WithdrawConsentInput!) {
      withdrawConsent(input: $input) {
        errors { code message field }
        outcome
      }
    }
  `,
  {
    input: ({ form }) => ({ erases: typed(form, 'what') === 'erase' }),
    done: ({ withdrawConsent }) => withdrawConsent?.outcome ?? '',
  },
);
