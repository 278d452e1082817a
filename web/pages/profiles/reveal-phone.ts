import { graphql } from 'react-relay';
import type { revealPhoneMutation } from '#web/__generated__/revealPhoneMutation.graphql.ts';
import type { PhoneAnswer } from '#web/features/profiles/recruiters/PhoneReveal.tsx';
import { noteIfSeen } from '#web/kit/data-layer.ts';
import type { PageAction } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';

/** Requests a profile's phone number. */
export const revealPhone: PageAction<PhoneAnswer> = async ({ form, send }) => {
  const { revealPhone: told } = await send<revealPhoneMutation>(mutation, {
    input: { profileId: typed(form, 'profileId') },
  });
  if (!told?.phone) return { answer: { problem: told?.errors[0]?.message ?? 'This profile has no phone number.' } };
  noteIfSeen({ event: 'reveal-phone' });
  return { answer: { phone: told.phone }, status: 200 };
};

const mutation = graphql`
  mutation revealPhoneMutation($input: RevealPhoneInput!) {
    revealPhone(input: $input) {
      phone
      errors { code message field }
    }
  }
`;
