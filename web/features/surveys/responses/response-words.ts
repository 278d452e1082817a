import type { NpsGroup } from '#common/surveys/nps.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

/** A group in the singular, and the tone of its tag. */
export const groupTags: Readonly<Record<NpsGroup, { label: string; tone: TagProps['tone'] }>> = {
  promoter: { label: 'Promoter', tone: 'good' },
  passive: { label: 'Passive', tone: 'neutral' },
  detractor: { label: 'Detractor', tone: 'bad' },
};

interface Answered {
  readonly isAnonymous: boolean;
  readonly personName: string | null | undefined;
}

/** Who answered, as far as anyone knows. */
export const whoAnswered = ({ isAnonymous, personName }: Answered): string =>
  personName ?? (isAnonymous ? 'Anonymous' : 'No name');
