import { useState } from 'react';
import { formatCount } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** A recruiter who can take over unsent review invitations. */
export type Colleague = { readonly id: string; readonly name: string };

type SuccessorProps = {
  label?: string;
  colleagues: readonly Colleague[];
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
};

/** A field that chooses who takes over unsent review invitations, or nobody. */
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

/** What becomes of unsent review invitations: the input of a command, and the fields that change it. */
export function useSuccession() {
  const [successorId, setSuccessor] = useState('');
  const [reason, setReason] = useState('');
  return {
    input: { successorId: successorId || null, reason: successorId ? null : reason || null },
    fields: { successorId, setSuccessor, reason, setReason },
  };
}

type SuccessionProps = {
  fields: ReturnType<typeof useSuccession>['fields'];
  unsent: number;
  whose: 'yours' | 'theirs';
  colleagues: readonly Colleague[];
  wrong: (field: string) => string | undefined;
};

/** Asks who takes over unsent review invitations, or why they are canceled. Shows nothing if there are none. */
export function Succession({ fields, unsent, whose, colleagues, wrong }: SuccessionProps) {
  if (unsent === 0) return null;
  const { successorId, setSuccessor, reason, setReason } = fields;
  return (
    <>
      <p>{`${formatCount(unsent, 'review invitation')} of ${whose} not sent yet:`}</p>
      <Successor colleagues={colleagues} value={successorId} onChange={setSuccessor} error={wrong('successorId')} />
      {!successorId && (
        <TextField
          name="reason"
          label="Reason for canceling"
          value={reason}
          maxLength={textLimits.cancelReason.max}
          error={wrong('reason')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </>
  );
}
