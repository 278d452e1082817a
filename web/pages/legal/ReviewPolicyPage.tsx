import { LegalText } from '#web/features/legal/LegalText.tsx';
import { definePage } from '#web/kit/page.ts';
import { reviewPolicy } from './review-policy.tsx';

/** The rules that reviews must follow, and who decides about them. */
export default function ReviewPolicyPage() {
  return (
    <LegalText
      title="Review policy"
      lead="How a review comes about here, what is checked, who decides, and what nobody can buy or ask for."
      changedOn="2026-11-21"
      parts={reviewPolicy}
    />
  );
}

export const page = definePage({
  head: () => ({
    title: 'Review policy',
    description:
      'How reviews of recruiters are asked for, verified, checked and published on Plaudit: levels, who decides, deadlines, flags, replies and coverage.',
  }),
});
