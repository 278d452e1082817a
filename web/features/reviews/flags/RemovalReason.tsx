import { flagReasons, flagReasonWords } from '#common/reviews/flags/flags.ts';
import { SelectField } from '#web/ui/SelectField.tsx';

type RemovalReasonProps = {
  reason: string;
  error: string | undefined;
  onChange: (reason: string) => void;
};

/** Why a review is removed: one of the reasons for which anybody may flag, and what its writer will read of it. */
export function RemovalReason({ reason, error, onChange }: RemovalReasonProps) {
  const chosen = flagReasons.find((one) => one === reason);
  return (
    <SelectField
      name="reason"
      label="Why"
      error={error}
      data-autofocus
      value={reason}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: 'Choose a reason' },
        ...flagReasons.map((value) => ({ value, label: flagReasonWords[value].label })),
      ]}
      help={chosen && `They read: ‘${flagReasonWords[chosen].sentence}’`}
    />
  );
}
