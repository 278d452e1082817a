import { type MailState, mailStateWords } from '#common/mailing/suppressions.ts';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';

/** A mail's state as a tag; one that still needs a look says so. */
export function MailStateTag({ state }: { state: string }) {
  const known = state as MailState;
  return <Tag tone={tones[known]}>{mailStateWords[known]?.label ?? state}</Tag>;
}

const tones: Readonly<Record<MailState, TagProps['tone']>> = {
  queued: 'neutral',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
  unknown: 'warn',
  suppressed: 'neutral',
};
