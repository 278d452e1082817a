import { Checkbox } from '#web/ui/Choice.tsx';
import { Sheet } from './Sheet.tsx';
import type { ChosenColumns } from './use-chosen-columns.ts';

/** The columns of a list to choose from; the others are always shown. */
export function ColumnSheet({ choice }: { choice: Pick<ChosenColumns<never>, 'options' | 'show'> }) {
  return (
    <Sheet label="Columns" sign="M3.5 4h13v12h-13zM8 4v12M12.5 4v12">
      {choice.options.map(({ key, head, isShown }) => (
        <Checkbox
          key={key}
          name={`column-${key}`}
          label={head}
          checked={isShown}
          onChange={({ currentTarget }) => choice.show(key, currentTarget.checked)}
        />
      ))}
    </Sheet>
  );
}
