import { graphql } from 'react-relay';
import type { revealPhoneMutation } from '#web/__generated__/revealPhoneMutation.graphql.ts';
import type { revealPhoneOfAgencyMutation } from '#web/__generated__/revealPhoneOfAgencyMutation.graphql.ts';
import type { PhoneAnswer } from '#web/features/profiles/recruiters/ContactCard.tsx';
import { noteIfSeen } from '#web/kit/data-layer.ts';
import type { PageAction } from '#web/kit/page.ts';

/** Requests a profile's phone number: an agency's if the form names one, otherwise a recruiter's. */
export const revealPhone: PageAction<PhoneAnswer> = async ({ form, send }) => {
  const agencyId = form.get('agencyId');
  if (agencyId) {
    const answer = await send<revealPhoneOfAgencyMutation>(agencyMutation, { input: { agencyId: String(agencyId) } });
    return answerOf(answer.revealAgencyPhone);
  }
  const recruiterId = String(form.get('recruiterId') ?? '');
  const { revealPhone: told } = await send<revealPhoneMutation>(mutation, { input: { recruiterId } });
  return answerOf(told);
};

type Told = { phone?: string | null | undefined; errors: readonly { readonly message: string }[] } | null | undefined;

function answerOf(told: Told): { answer: PhoneAnswer; status?: number } {
  if (!told?.phone) return { answer: { problem: told?.errors[0]?.message ?? 'There is no phone number here.' } };
  noteIfSeen({ event: 'reveal-phone' });
  return { answer: { phone: told.phone }, status: 200 };
}

const mutation = graphql`
  mutation revealPhoneMutation($input: RevealPhoneInput!) {
    revealPhone(input: $input) {
      phone
      errors {
        code
        message
        field
      }
    }
  }
`;

const agencyMutation = graphql`
  mutation revealPhoneOfAgencyMutation($input: RevealAgencyPhoneInput!) {
    revealAgencyPhone(input: $input) {
      phone
      errors {
        code
        message
        field
      }
    }
  }
`;
