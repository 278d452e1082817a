import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay';
import { formatBytes } from '#common/formats.ts';
import type { Problem } from '#common/inputs.ts';
import { amountMessage } from '#common/jobs/inputs.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import { type SalaryPeriod, salaryPeriodWords } from '#common/jobs/words.ts';
import { profileLimits } from '#common/limits.ts';
import { minorUnitsOf } from '#common/money.ts';
import type { SubmitCandidateMutation } from '#web/__generated__/SubmitCandidateMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { UploadProgress } from '#web/features/accounts/UploadProgress.tsx';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { localId } from '#web/kit/local-id.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '../Jobs.module.css';

type SubmitCandidateProps = {
  job: {
    readonly id: string;
    readonly title: string;
    readonly companyName: string;
    readonly currency: string;
    readonly salaryPeriod: string;
    readonly jobType: string | null | undefined;
  };
};

const nothing = {
  candidateName: '',
  candidateEmail: '',
  candidatePhone: '',
  pitch: '',
  salaryWish: '',
  noticeWeeks: '',
};

/** Submits a candidate for a job, in a dialog. What is typed stays when it is closed or refused. */
export function SubmitCandidate({ job }: SubmitCandidateProps) {
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(nothing);
  const [cv, setCv] = useState<File | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const submit = useCommand<SubmitCandidateMutation>(mutation);
  const close = () => setOpen(false);
  const wrong = (name: string) => problems.find(({ field }) => field === name)?.message;
  const mended = (name: string) => setProblems(problems.filter(({ field }) => field !== name));
  const field = (name: keyof typeof nothing) => ({
    name,
    value: values[name],
    error: wrong(name),
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      mended(name);
    },
  });
  const refuse = (found: readonly Problem[]) => {
    setProblems(found);
    setTries(tries + 1);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const salaryWish = minorUnitsOf(values.salaryWish);
    const noticeWeeks = weeksOf(values.noticeWeeks);
    const found = [
      salaryWish === undefined && { code: 'invalid', message: amountMessage, field: 'salaryWish' },
      noticeWeeks === undefined && { code: 'invalid', message: weeksMessage, field: 'noticeWeeks' },
      !cv && { code: 'invalid', message: 'Choose the CV.', field: 'cv' },
      cv && cv.size > jobLimits.cv && { code: 'invalid', message: tooLarge, field: 'cv' },
    ].filter((problem) => problem !== false && problem !== null);
    if (found.length > 0 || !cv) return refuse(found);
    setBusy(true);
    try {
      const said = { ...values, salaryWish: salaryWish ?? null, noticeWeeks: noticeWeeks ?? null };
      await submit(
        { jobId: job.id, ...said, cv: null, cvName: cv.name.slice(-200) },
        { uploadables: { 'input.cv': cv } },
      );
      note({ event: 'candidate_submitted', job: localId(job.id), type: job.jobType ?? '' });
      notify.success(`We emailed ${values.candidateName.trim()} to ask for their consent.`);
      setValues(nothing);
      setCv(null);
      setProblems([]);
      close();
    } catch (error) {
      refuse(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Submit a candidate
      </Button>
      <Dialog title={`Submit a candidate for “${job.title}”`} open={isOpen} onClose={close}>
        {isOpen && (
          <Form onSubmit={send} aria-label="Submit a candidate">
            {tries > 0 && <ErrorSummary key={tries} problems={problems} />}
            <p>
              {`We email the candidate to ask whether ${job.companyName} may see them. The company sees nothing before they agree.`}
            </p>
            <TextField {...field('candidateName')} label="Name" maxLength={120} autoComplete="off" />
            <div className={styles.pair}>
              <TextField {...field('candidateEmail')} label="Email" type="email" autoComplete="off" />
              <TextField
                {...field('candidatePhone')}
                label="Phone"
                type="tel"
                maxLength={profileLimits.phone}
                autoComplete="off"
                optional
              />
            </div>
            <Field id="cv" label="CV" help={`PDF or Word, up to ${formatBytes(jobLimits.cv)}.`} error={wrong('cv')}>
              {(control) => (
                <input
                  {...control}
                  type="file"
                  name="cv"
                  accept=".pdf,.doc,.docx"
                  onChange={({ target }) => {
                    setCv(target.files?.[0] ?? null);
                    mended('cv');
                  }}
                />
              )}
            </Field>
            <TextArea
              {...field('pitch')}
              label="Why this person"
              help="The company and the candidate read it."
              rows={5}
              maxLength={jobLimits.pitch}
            />
            <div className={styles.pair}>
              <TextField
                {...field('salaryWish')}
                label="Salary wish"
                help={`${job.currency}, ${salaryPeriodWords[job.salaryPeriod as SalaryPeriod]}`}
                inputMode="decimal"
                autoComplete="off"
                optional
              />
              <TextField
                {...field('noticeWeeks')}
                label="Notice in weeks"
                inputMode="numeric"
                autoComplete="off"
                optional
              />
            </div>
            {isBusy && <UploadProgress />}
            <FormActions>
              <Button type="submit" variant="primary" busy={isBusy}>
                Submit candidate
              </Button>
              <Button onClick={close}>Cancel</Button>
            </FormActions>
          </Form>
        )}
      </Dialog>
    </>
  );
}

const tooLarge = `This file is larger than ${formatBytes(jobLimits.cv)}. Choose a smaller one.`;
const weeksMessage = `Enter a whole number from 0 to ${jobLimits.noticeWeeks}.`;

/** Weeks as typed; null for nothing, undefined for what is no number of weeks. */
function weeksOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

const mutation = graphql`
  mutation SubmitCandidateMutation($input: SubmitCandidateInput!) {
    submitCandidate(input: $input) {
      errors { code message field }
      engagedJob {
        ...EngagedJobList_row @relay(mask: false)
      }
    }
  }
`;
