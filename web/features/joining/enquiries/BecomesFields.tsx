import type { EnquiryKind } from '#common/joining/states.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { AgencyPicker } from './AgencyPicker.tsx';

/** The role that the person gets, and their agency. */
export interface Becomes {
  kind: EnquiryKind;
  agencyId: string | null;
}

/** Whether an existing agency must be chosen. */
export const isOfKnownAgency = ({ kind }: Becomes): boolean => kind === 'member' || kind === 'admin';

type BecomesFieldsProps = {
  becomes: Becomes;
  onChange: (becomes: Becomes) => void;
  /** The agency's name, as they wrote it. */
  agencyName: string;
  /** The initial search text for agencies. */
  words: string;
  error: string | undefined;
};

/** The choice of what role the person gets. */
export function BecomesFields({ becomes, onChange, agencyName, words, error }: BecomesFieldsProps) {
  return (
    <>
      <Choice
        name="kind"
        legend="They become"
        value={becomes.kind}
        onChange={(event) => onChange({ ...becomes, kind: event.target.value as EnquiryKind })}
        options={[
          {
            value: 'agency',
            label: `The admin of a new agency, ${agencyName}`,
            help: 'The agency is approved right away.',
          },
          { value: 'freelancer', label: 'A freelancer', help: `An agency of one, ${agencyName}.` },
          { value: 'member', label: 'A member of an existing agency', help: "Can't manage others." },
          {
            value: 'admin',
            label: 'An admin of an existing agency',
            help: 'Manages its profile and its people.',
          },
        ]}
      />
      {isOfKnownAgency(becomes) && (
        <AgencyPicker
          words={words}
          chosen={becomes.agencyId}
          onChoose={(agencyId) => onChange({ ...becomes, agencyId })}
          error={error}
        />
      )}
    </>
  );
}
