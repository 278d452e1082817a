import { type ConnectionState, stateLabels } from '#common/connections/states.ts';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';

const tones: Readonly<Record<ConnectionState, NonNullable<TagProps['tone']>>> = {
  connecting: 'info',
  live: 'good',
  needs_attention: 'bad',
  paused: 'neutral',
  disconnected: 'neutral',
};

/** How a connection is, in the words and the color of its state. */
export const stateWordsOf = (state: string) => ({
  label: stateLabels[state as ConnectionState],
  tone: tones[state as ConnectionState],
});

/** The state of a connection as a tag. */
export function StateTag({ state }: { state: string }) {
  const { label, tone } = stateWordsOf(state);
  return <Tag tone={tone}>{label}</Tag>;
}
