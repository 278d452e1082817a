import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import {
  dataRequestCountries,
  dataRequestCountryWords,
  dataRequestKinds,
  dataRequestKindWords,
  dataRequestWayWords,
  enteredWays,
} from '#common/contact/data-request-words.ts';
import { profileLimits } from '#common/limits.ts';
import { panelUrl } from '#common/urls.ts';
import type { EnterDataRequestMutation } from '#web/__generated__/EnterDataRequestMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { choicesOf } from '#web/list/filters.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const empty = { name: '', email: '', country: '', kind: '', cameBy: '', receivedOn: '', details: '' };
type Field = keyof typeof empty;

/** A button that enters a request that came by post, phone or another way. */
export function EnterDataRequest() {
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const enter = useCommand<EnterDataRequestMutation>(mutation);
  const navigate = useNavigate();
  const act = async () => {
    const { enterDataRequest } = await enter({ ...values, details: values.details || null });
    setValues(empty);
    const id = enterDataRequest?.dataRequest?.id;
    if (id) void navigate(panelUrl('privacy', { sort: 'newest', open: id }));
  };
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        New request
      </Button>
      <Confirm
        title="Enter a request"
        verb="Enter request"
        tone="primary"
        open={isOpen}
        onClose={() => setOpen(false)}
        act={act}
        done="Request entered. Its deadline counts from the day you received it."
      >
        {(wrong) => {
          const field = (name: Field) => ({
            name,
            id: `entered-${name}`,
            value: values[name],
            error: wrong(name),
            onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
          });
          const select = (name: Field, label: string, options: readonly { value: string; label: string }[]) => (
            <SelectField {...field(name)} label={label} options={[{ value: '', label: 'Choose one' }, ...options]} />
          );
          return (
            <>
              <p>
                For a request that didn't come through our site. We don't email the person now, so make sure that the
                address is theirs before you send them anything.
              </p>
              <TextField {...field('name')} label="Name" maxLength={profileLimits.name} data-autofocus />
              <TextField {...field('email')} label="Email" type="email" help="The address that the request is about." />
              {select('kind', 'Request', choicesOf(dataRequestKindWords, dataRequestKinds))}
              {select('country', 'Where they live', choicesOf(dataRequestCountryWords, dataRequestCountries))}
              {select('cameBy', 'How it came', choicesOf(dataRequestWayWords, enteredWays))}
              <TextField
                {...field('receivedOn')}
                label="Day of receipt"
                type="date"
                help="The deadline counts from this day."
              />
              <TextArea {...field('details')} label="Details" rows={4} maxLength={profileLimits.note} optional />
            </>
          );
        }}
      </Confirm>
    </>
  );
}

const mutation = graphql`
  mutation EnterDataRequestMutation($input: EnterDataRequestInput!) {
    enterDataRequest(input: $input) {
      errors { code message field }
      dataRequest { ...DataRequestList_row @relay(mask: false) }
    }
  }
`;
