import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import type { RecruiterEnquiryPageMutation } from '#web/__generated__/RecruiterEnquiryPageMutation.graphql.ts';
import { useOnward } from '#web/features/accounts/session/onward.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import type { PageProps } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { SignedInAlready } from '#web/pages/session/SignedInAlready.tsx';
import { type EnquiryField, EnquiryForm, enquiryFields } from './EnquiryForm.tsx';
import { EnquirySent } from './EnquirySent.tsx';

/** A recruiter requests a free profile. Works without JavaScript. */
export default function RecruiterEnquiryPage({ answer }: PageProps<never, FormAnswer<EnquiryField>>) {
  const user = useUser();
  const onward = useOnward();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.querySelector<HTMLElement>('section[tabindex="-1"]')?.focus();
  }, [answer]);
  if (user && !answer) return <SignedInAlready user={user} onGo={() => onward(user)} />;
  return (
    <div ref={place}>
      {answer?.isSent ? (
        <EnquirySent address={answer.email} />
      ) : (
        <EnquiryForm key={answer ? 'answer' : 'new'} answer={answer} />
      )}
    </div>
  );
}

export const action = formAction<RecruiterEnquiryPageMutation, EnquiryField>(
  graphql`
    mutation RecruiterEnquiryPageMutation($input: EnquireInput!) {
      enquire(input: $input) {
        errors { code message field }
      }
    }
  `,
  enquiryFields,
);
