import { type MailState, mailStateWords } from '#common/mailing/suppressions.ts';
import { labelledFor } from '#common/spelled-out.ts';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';

/** An email's state as a tag, which also says if it still needs a look. */
export function MailStateTag({ state }: { state: string }) {
  const known = state as MailState;
  return <Tag tone={tones[known]}>{labelledFor(mailStateWords, state).label}</Tag>;
}

const tones: Readonly<Record<MailState, TagProps['tone']>> = {
  queued: 'neutral',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
  unknown: 'warn',
  suppressed: 'neutral',
};
