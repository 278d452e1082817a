import { Tag } from '#web/ui/Tag.tsx';
import { stateOf, stateWords } from './progress.ts';

/** The state of an invitation in words. */
export function StateTag({ state }: { state: string }) {
  const { label, tone } = stateWords[stateOf(state)];
  return <Tag tone={tone}>{label}</Tag>;
}
