import { useState } from 'react';
import { graphql } from 'react-relay';
import { countries } from '#common/countries.ts';
import { profileLimits } from '#common/limits.ts';
import { specialities } from '#common/specialities.ts';
import type { AddUnclaimedMutation } from '#web/__generated__/AddUnclaimedMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { AgencyPicker } from '../enquiries/AgencyPicker.tsx';

const empty = { name: '', agencyName: '', email: '', speciality: '', country: 'AU', location: '', source: '' };
type Field = keyof typeof empty;

/** A button that creates a profile from business facts for somebody without an account, and notifies them by email. */
export function AddUnclaimed() {
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const [agencyId, setAgencyId] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const add = useCommand<AddUnclaimedMutation>(addMutation);
  const wrong = (of: string) => problems.find(({ field }) => field === of)?.message;
  const send = async () => {
    setBusy(true);
    setProblems([]);
    try {
      await add({ ...values, agencyName: values.agencyName || null, speciality: values.speciality || null, agencyId });
      notify.success(`Profile created. We're emailing ${values.email}.`);
      setValues(empty);
      setAgencyId(null);
      setOpen(false);
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: wrong(name),
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const others = problems.filter(({ field: of }) => of === null || !(of in empty || of === 'agencyId'));
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Add an unclaimed profile
      </Button>
      <Dialog
        title="Add an unclaimed profile"
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" busy={isBusy} onClick={send}>
              Add and notify
            </Button>
          </>
        }
      >
        {others.length > 0 && (
          <Notice tone="bad" role="alert">
            {others.map(({ message }) => message).join(' ')}
          </Notice>
        )}
        <p>Business facts only. We email the person right away, and they can claim the page or have it removed.</p>
        <TextField {...field('name')} label="Name" maxLength={profileLimits.name} data-autofocus />
        <TextField
          {...field('email')}
          label="Business email"
          type="email"
          help="At their agency. It isn't shown; we only email it."
        />
        <TextField
          {...field('agencyName')}
          label="Agency name"
          maxLength={profileLimits.agencyName}
          help="If we already have the agency, choose it below. If not, we add it."
        />
        {values.agencyName.trim().length > 2 && (
          <AgencyPicker
            key={values.agencyName}
            words={values.agencyName}
            chosen={agencyId}
            onChoose={setAgencyId}
            error={wrong('agencyId')}
          />
        )}
        <SelectField
          {...field('speciality')}
          label="Speciality"
          optional
          options={[{ value: '', label: 'None' }, ...specialities.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <SelectField
          {...field('country')}
          label="Country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField {...field('location')} label="Place" optional maxLength={profileLimits.location} />
        <TextField
          {...field('source')}
          label="Source of the facts"
          maxLength={profileLimits.source}
          help="Shown on the page and in the email, such as: the public team page of their agency."
        />
      </Dialog>
    </>
  );
}

const addMutation = graphql`
  mutation AddUnclaimedMutation($input: AddUnclaimedProfileInput!) {
    addUnclaimedProfile(input: $input) {
      errors { code message field }
      recruiter {
        id
        slug
      }
    }
  }
`;
