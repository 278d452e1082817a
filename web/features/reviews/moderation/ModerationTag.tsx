import { wordsOf } from '#web/features/admin/panel/words.ts';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';

const tones: Readonly<Record<string, TagProps['tone']>> = { queued: 'warn', approved: 'good', rejected: 'bad' };
const labels: Readonly<Record<string, string>> = { queued: 'Waiting' };

/** The moderation state of a review. */
export function ModerationTag({ moderation }: { moderation: string }) {
  return <Tag tone={tones[moderation] ?? 'neutral'}>{labels[moderation] ?? wordsOf(moderation)}</Tag>;
}
