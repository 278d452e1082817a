import { SelectField } from '#web/ui/SelectField.tsx';

/** A recruiter who can take over unsent review invitations. */
export type Colleague = { readonly id: string; readonly name: string };

type SuccessorProps = {
  label?: string;
  colleagues: readonly Colleague[];
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
};

/** Who takes over the review invitations that somebody has not sent, or nobody. */
export function Successor({ label = 'Who takes them over?', colleagues, value, onChange, error }: SuccessorProps) {
  return (
    <SelectField
      name="successorId"
      label={label}
      value={value}
      error={error}
      options={[
        { value: '', label: 'Nobody: cancel them' },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
