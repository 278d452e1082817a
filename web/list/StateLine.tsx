import { Tag, type TagProps } from '#web/ui/Tag.tsx';

/** The state of an open row, above what is known about it. */
export function StateLine({ of: { label, tone } }: { of: { label: string; tone: TagProps['tone'] } }) {
  return (
    <p>
      <Tag tone={tone}>{label}</Tag>
    </p>
  );
}
