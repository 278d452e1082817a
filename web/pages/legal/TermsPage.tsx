import { LegalText } from '#web/features/legal/LegalText.tsx';
import { definePage } from '#web/kit/page.ts';
import { terms } from './terms.tsx';

/** What people agree to who have an account, ask for reviews or write them. */
export default function TermsPage() {
  return (
    <LegalText
      title="Terms of use"
      lead="What recruiters, employers and reviewers agree to here, and what they may expect."
      changedOn="2026-11-21"
      parts={terms}
    />
  );
}

export const page = definePage({
  head: () => ({
    title: 'Terms of use',
    description: 'What recruiters, employers and reviewers agree to on Plaudit, and what they may expect.',
  }),
});
