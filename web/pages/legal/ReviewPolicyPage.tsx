import { LegalText } from '#web/features/legal/LegalText.tsx';
import { definePage } from '#web/kit/page.ts';
import { reviewPolicy } from './review-policy.tsx';

/** The rules that reviews must follow, and who decides about them. */
export default function ReviewPolicyPage() {
  return (
    <LegalText
      title="Review policy"
      lead="How reviews work: who writes them, what we check, who decides, and what no one can buy."
      changedOn="2026-11-25"
      parts={reviewPolicy}
    />
  );
}

export const page = definePage({
  head: () => ({
    title: 'Review policy',
    description:
      'How reviews of recruiters are requested, verified, checked and published on Plaudit: levels, decisions, deadlines, flags, replies and coverage.',
  }),
});
