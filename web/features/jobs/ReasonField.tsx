import { jobLimits } from '#common/jobs/limits.ts';
import { TextArea } from '#web/ui/TextArea.tsx';

type ReasonFieldProps = {
  /** The field of the command. */
  name: 'reason' | 'because';
  /** Who reads it. */
  help: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** Why something about a job ends, in a dialog. It may be left empty. */
export const ReasonField = ({ onChange, ...field }: ReasonFieldProps) => (
  <TextArea
    {...field}
    label="Reason"
    onChange={({ target }) => onChange(target.value)}
    rows={3}
    maxLength={jobLimits.reason}
    optional
  />
);
