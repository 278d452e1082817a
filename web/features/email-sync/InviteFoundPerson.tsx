import { useState } from 'react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { inviteFoundPersonInput } from '#common/email-sync/inputs.ts';
import { textLimits } from '#common/limits.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import type { InviteFoundPersonMutation } from '#web/__generated__/InviteFoundPersonMutation.graphql.ts';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppDate, AppRadioGroup, AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from './EmailSync.module.css';
import { type FoundPersonRow, whoWasFound } from './found-person.ts';

type InviteFoundPersonProps = { row: FoundPersonRow; open: boolean; onClose: () => void };

/** The dialog in which a recruiter says what somebody was placed as, or hired, and invites them. */
export function InviteFoundPerson({ row, open, onClose }: InviteFoundPersonProps) {
  return (
    <Dialog title={`Invite ${whoWasFound(row)}`} open={open} onClose={onClose}>
      {open && <InviteForm row={row} onClose={onClose} />}
    </Dialog>
  );
}

const schema = inviteFoundPersonInput.omit({ personId: true });

function InviteForm({ row, onClose }: Omit<InviteFoundPersonProps, 'open'>) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const { revalidate } = useRevalidator();
  const form = useAppForm<Typed>(schema as never, {
    ...{ audience: row.guess, name: row.name ?? '', jobTitle: '', jobType: 'permanent', startDate: '' },
    companyName: '',
  });
  const invite = useCommand<InviteFoundPersonMutation>(graphql`
    mutation InviteFoundPersonMutation($input: InviteFoundPersonInput!) {
      inviteFoundPerson(input: $input) {
        foundPerson { ...FoundPeopleList_row @relay(mask: false) }
        errors { code message field }
      }
    }
  `);
  const send = async (typed: Typed) => {
    setBusy(true);
    setProblems([]);
    try {
      await invite({ personId: row.id, ...typed });
      notify.success(`${typed.name} is invited. The email goes out at the usual time after the first day.`);
      onClose();
      void revalidate();
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <p className={styles.about}>{`We add the placement and send the invitation to ${row.email}.`}</p>
      <AppRadioGroup
        form={form}
        name="audience"
        label="Who are they?"
        inline
        options={[
          { value: 'candidate', label: 'Candidate', help: 'You placed them in a job.' },
          { value: 'employer', label: 'Employer', help: 'You filled a job for them.' },
        ]}
      />
      <AppTextField form={form} name="name" label="Name" autoComplete="off" maxLength={textLimits.name.max} />
      <div className={styles.pair}>
        <AppTextField
          form={form}
          name="jobTitle"
          label="Job title"
          autoComplete="off"
          maxLength={textLimits.jobTitle.max}
        />
        <AppTextField
          form={form}
          name="companyName"
          label="Company"
          autoComplete="off"
          maxLength={textLimits.companyName.max}
        />
      </div>
      <AppDate form={form} name="startDate" label="First day" />
      <AppRadioGroup
        form={form}
        name="jobType"
        label="Type"
        inline
        options={jobTypes.map((value) => ({ value, label: jobTypeLabels[value] }))}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          Send invitation
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </AppForm>
  );
}

type Typed = {
  audience: string;
  name: string;
  jobTitle: string;
  jobType: string;
  startDate: string;
  companyName: string;
};
