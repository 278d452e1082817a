import { LegalText } from '#web/features/legal/LegalText.tsx';
import { definePage } from '#web/kit/page.ts';
import { privacy } from './privacy.tsx';

/** What data we keep about people, why and for how long, and what they can request. */
export default function PrivacyPage() {
  return (
    <LegalText
      title="Privacy"
      lead="What we keep about you, why, for how long, who else sees it, and how to see, correct or erase it."
      changedOn="2026-11-26"
      parts={privacy}
    />
  );
}

export const page = definePage({
  head: () => ({
    title: 'Privacy',
    description:
      'What Plaudit keeps about candidates, employers, recruiters and visitors, why and for how long, and how to see, correct or erase it.',
  }),
});
