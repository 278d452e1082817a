import type { EnquiryKind } from '#common/joining/states.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { AgencyPicker } from './AgencyPicker.tsx';

/** What the person becomes, and of which agency. */
export interface Becomes {
  kind: EnquiryKind;
  agencyId: string | null;
}

/** Whether it is of an agency that is chosen, not made. */
export const isOfKnownAgency = ({ kind }: Becomes): boolean => kind === 'member' || kind === 'admin';

type BecomesFieldsProps = {
  becomes: Becomes;
  onChange: (becomes: Becomes) => void;
  /** What they call their agency. */
  agencyName: string;
  /** What is looked for among the agencies at first. */
  words: string;
  error: string | undefined;
};

/** Asks what whoever enquired becomes. */
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
            help: 'The agency is approved at once.',
          },
          { value: 'freelancer', label: 'A freelancer', help: `An agency of one, ${agencyName}.` },
          { value: 'member', label: 'A member of an agency that is here', help: 'Without rights over others.' },
          {
            value: 'admin',
            label: 'The admin of an agency that is here',
            help: 'Looks after its profile and its people.',
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
