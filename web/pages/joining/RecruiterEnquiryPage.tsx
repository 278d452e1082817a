import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import type { RecruiterEnquiryPageMutation } from '#web/__generated__/RecruiterEnquiryPageMutation.graphql.ts';
import { type EnquiryValues, emptyEnquiry, readEnquiry } from '#web/features/accounts/enquiry-values.ts';
import { useOnward } from '#web/features/accounts/session/onward.ts';
import type { PageAction, PageProps } from '#web/kit/page.ts';
import { notReached } from '#web/kit/problem.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { SignedInAlready } from '#web/pages/session/SignedInAlready.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquirySent } from './EnquirySent.tsx';

/** What the page says to a form: that it has arrived, or what to mend in what was typed. */
export type EnquiryAnswer =
  | { readonly sentBy: string }
  | { readonly values: EnquiryValues; readonly problems: readonly FieldProblem[] };

/** A recruiter asks for a free profile. Works without JavaScript. */
export default function RecruiterEnquiryPage({ answer }: PageProps<never, EnquiryAnswer>) {
  const user = useUser();
  const onward = useOnward();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.querySelector<HTMLElement>('section[tabindex="-1"]')?.focus();
  }, [answer]);
  if (user && !answer) return <SignedInAlready user={user} onGo={() => onward(user)} />;
  return (
    <div ref={place}>
      {answer && 'sentBy' in answer ? (
        <EnquirySent address={answer.sentBy} />
      ) : (
        <EnquiryForm
          key={answer ? 'answer' : 'new'}
          values={answer?.values ?? emptyEnquiry}
          problems={answer?.problems ?? []}
        />
      )}
    </div>
  );
}

export const action: PageAction<EnquiryAnswer> = async ({ form, send, report }) => {
  const values = readEnquiry(form);
  try {
    const { enquire } = await send<RecruiterEnquiryPageMutation>(enquireMutation, { input: values });
    const problems = (enquire?.errors ?? []).map(({ field, message }) => ({ field: field ?? null, message }));
    if (problems.length > 0) return { answer: { values, problems } };
    return { answer: { sentBy: values.email.trim() }, status: 200 };
  } catch (error) {
    report(error);
    return { answer: { values, problems: [notReached()] }, status: 503 };
  }
};

const enquireMutation = graphql`
  mutation RecruiterEnquiryPageMutation($input: EnquireInput!) {
    enquire(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
