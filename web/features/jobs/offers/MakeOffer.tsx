import { type ChangeEvent, type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { type Problem, readInput } from '#common/inputs.ts';
import { feeTyped } from '#common/jobs/inputs.ts';
import { offerFields, offerLimits } from '#common/jobs/offers.ts';
import { salaryPeriodWords, salaryWords } from '#common/jobs/words.ts';
import { localTime } from '#common/local-time.ts';
import { minorUnitsOf } from '#common/money.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import type {
  MakeOffer_application$data,
  MakeOffer_application$key,
} from '#web/__generated__/MakeOffer_application.graphql.ts';
import type { MakeOfferMutation } from '#web/__generated__/MakeOfferMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { localId } from '#web/kit/local-id.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { FeeFields } from '../FeeFields.tsx';
import styles from '../Jobs.module.css';

type MakeOfferProps = {
  application: MakeOffer_application$key;
  open: boolean;
  onClose: () => void;
  /** The offer was made. */
  onDone?: () => void;
};

/** Makes an offer to a candidate, in a dialog. What is typed stays when it is closed or refused. */
export function MakeOffer({ application: key, open, onClose, onDone }: MakeOfferProps) {
  const application = useFragment(
    graphql`
      fragment MakeOffer_application on Application {
        id
        candidateName
        job {
          id
          jobType
          currency
          salaryPeriod
          salaryFrom
          salaryTo
          feeBasisPoints
          guaranteeDays
        }
      }
    `,
    key,
  );
  const { id: applicationId, candidateName, job } = application;
  const zone = useTimeZone();
  const [values, setValues] = useState(() => beforeTyping(job, zone));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const create = useCommand<MakeOfferMutation>(mutation);
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: problems.find((one) => one.field === name)?.message,
    onChange: ({ target }: ChangeEvent<{ value: string }>) => {
      setValues({ ...values, [name]: target.value });
      setProblems(problems.filter((one) => one.field !== name));
    },
  });
  const isPermanent = values.jobType === 'permanent';
  const refuse = (found: readonly Problem[]) => {
    setProblems(found);
    setTries(tries + 1);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = readInput(offerInput, asSaid(values));
    if (!said.ok) return refuse(said.problems);
    setBusy(true);
    try {
      await create({ applicationId, ...said.value });
      note({ event: 'offer_submitted', job: job ? localId(job.id) : '', type: values.jobType });
      notify.success('The recruiter has your offer.');
      setValues(beforeTyping(job, zone));
      setProblems([]);
      setTries(0);
      onClose();
      onDone?.();
    } catch (error) {
      refuse(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={`Make ${candidateName ?? 'this candidate'} an offer`} open={open} onClose={onClose}>
      {open && (
        <Form onSubmit={send} aria-label="Make an offer">
          {tries > 0 && <ErrorSummary key={tries} problems={problems} />}
          <p>The recruiter discusses it with the candidate, then accepts or declines it here.</p>
          <div className={styles.pair}>
            <TextField
              {...field('salary')}
              label="Salary"
              help={payOf(job)}
              inputMode="decimal"
              autoComplete="off"
              data-autofocus
            />
            <SelectField {...field('jobType')} label="Type" options={types} />
          </div>
          <div className={styles.pair}>
            <TextField {...field('startsOn')} label="First day" type="date" />
            {!isPermanent && <TextField {...field('endsOn')} label="Last day" type="date" optional />}
          </div>
          <FeeFields
            field={field}
            fee={values.feeBasisPoints}
            guarantee={values.guaranteeDays}
            jobType={values.jobType}
            empty="Enter the fee to see how the recruiter reads it."
          />
          <TextArea
            {...field('conditions')}
            label="Conditions"
            help="Such as a probation period, or checks before the first day."
            rows={4}
            maxLength={offerLimits.conditions}
            optional
          />
          <TextField
            {...field('answerBy')}
            label="Answer by"
            type="date"
            help={`The offer expires after this day, ${offerLimits.answerDays} days from now at the latest.`}
          />
          <FormActions>
            <Button type="submit" variant="primary" busy={isBusy}>
              Make offer
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </FormActions>
        </Form>
      )}
    </Dialog>
  );
}

type OfferedJob = MakeOffer_application$data['job'];

/** The usual time to answer. */
const daysToAnswer = 7;

/** The terms of the job, before anything is typed. */
const beforeTyping = (job: OfferedJob, zone: string) => ({
  ...{ salary: '', startsOn: '', endsOn: '', conditions: '', jobType: job?.jobType ?? 'permanent' },
  feeBasisPoints: job?.feeBasisPoints == null ? '' : String(job.feeBasisPoints / 100),
  guaranteeDays: String(job?.guaranteeDays ?? ''),
  answerBy: localTime(new Date(Date.now() + daysToAnswer * 86_400_000), zone).slice(0, 10),
});

const offerInput = z.object(offerFields);

/** What is typed as an offer has it. What is no number fails the check at its field. */
const asSaid = (values: ReturnType<typeof beforeTyping>) => ({
  ...values,
  salary: minorUnitsOf(values.salary),
  feeBasisPoints: feeTyped(values.feeBasisPoints) ?? Number.NaN,
  guaranteeDays: values.guaranteeDays.trim() === '' ? null : Number(values.guaranteeDays),
  endsOn: values.jobType === 'permanent' ? null : values.endsOn,
});

/** The currency and the period of a salary, and what the job says it pays. */
function payOf(job: OfferedJob): string {
  if (!job) return '';
  const { currency, salaryPeriod, salaryFrom = null, salaryTo = null } = job;
  const said = salaryWords({ currency, salaryPeriod, salaryFrom, salaryTo });
  return said ? `The job says: ${said}.` : `${currency}, ${salaryPeriodWords[salaryPeriod as 'year']}`;
}

const types = jobTypes.map((value) => ({ value, label: jobTypeLabels[value] }));

const mutation = graphql`
  mutation MakeOfferMutation($input: CreateOfferInput!) {
    createOffer(input: $input) {
      errors { code message field }
      application {
        state
        ...Offers_application
      }
    }
  }
`;
