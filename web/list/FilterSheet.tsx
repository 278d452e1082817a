import type { ChangeEvent } from 'react';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { ListFilter } from './filters.ts';
import type { ListAddress } from './list-address.ts';
import { Sheet } from './Sheet.tsx';
import type { Narrowing } from './use-narrowing.ts';

type FilterSheetProps = { at: ListAddress; narrowing: Narrowing; filters: readonly ListFilter[] };

/** The filters that don't fit beside the search, in a sheet. Each applies as soon as it is chosen. */
export function FilterSheet({ at, narrowing, filters }: FilterSheetProps) {
  return (
    <Sheet label="Filter" sign="M3 5.5h14M5.5 10h9M8 14.5h4">
      {filters.map((filter) =>
        filter.control === 'sheet' ? (
          <Select key={`${filter.name} ${at.query[filter.name]}`} at={at} narrowing={narrowing} filter={filter} />
        ) : (
          <Typed key={filter.name} narrowing={narrowing} filter={filter} />
        ),
      )}
    </Sheet>
  );
}

type FieldProps = { narrowing: Narrowing; filter: ListFilter };

function Select({ at, narrowing, filter }: FieldProps & { at: ListAddress }) {
  const { name, label, choices = [], all = 'All' } = filter;
  return (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={label}
      defaultValue={at.query[name] ?? ''}
      onChange={({ target }: ChangeEvent<HTMLSelectElement>) => narrowing.narrow({ [name]: target.value })}
      options={[{ value: '', label: all }, ...choices]}
    />
  );
}

/** Applied on blur or Enter: half-typed text, and a date being typed, would filter by the wrong value. */
function Typed({ narrowing: { wanted, narrow }, filter: { name, label, control, help, error } }: FieldProps) {
  const said = wanted.query[name] ?? '';
  const take = ({ value }: HTMLInputElement) => {
    if (value.trim() !== said) narrow({ [name]: value.trim() });
  };
  return (
    <TextField
      key={said}
      id={`filter-${name}`}
      type={control === 'day' ? 'date' : 'text'}
      label={label}
      defaultValue={said}
      {...(help && { help })}
      error={error?.(wanted.query)}
      onBlur={({ currentTarget }) => take(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') take(currentTarget);
      }}
    />
  );
}
