import { moderationWords } from '#common/reviews/moderation/moderation-words.ts';
import type { ModerationState } from '#common/reviews/states.ts';
import { wordsFor } from '#common/spelled-out.ts';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';

const tones: Partial<Record<ModerationState, TagProps['tone']>> = { queued: 'warn', approved: 'good', rejected: 'bad' };

/** The moderation state of a review. */
export function ModerationTag({ moderation }: { moderation: string }) {
  const state = moderation as ModerationState;
  return <Tag tone={tones[state] ?? 'neutral'}>{wordsFor(moderationWords, moderation)}</Tag>;
}
