import { LegalText } from '#web/features/legal/LegalText.tsx';
import { definePage } from '#web/kit/page.ts';
import { terms } from './terms.tsx';

/** The terms for people who have an account, invite reviewers, or write reviews. */
export default function TermsPage() {
  return (
    <LegalText
      title="Terms of use"
      lead="What recruiters, employers and reviewers agree to here, and what they can expect."
      changedOn="2026-11-25"
      parts={terms}
    />
  );
}

export const page = definePage({
  head: () => ({
    title: 'Terms of use',
    description: 'What recruiters, employers and reviewers agree to on Plaudit, and what they can expect.',
  }),
});
