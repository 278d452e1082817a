import { type FormEvent, useState } from 'react';
import type { Problem } from '#common/inputs.ts';
import { trainingLimits } from '#common/limits.ts';
import { cityOf } from '#common/time-zones.ts';
import { trainingTopics, trainingTopicWords } from '#common/training/states.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { atFields, type BookingValues, bookingInput, timeField } from './booking-values.ts';

/** What the mutation gets. */
export type BookingInput = Extract<ReturnType<typeof bookingInput>, { ok: true }>['value'];

type BookTrainingProps = {
  open: boolean;
  onClose: () => void;
  values: BookingValues;
  onChange: (values: BookingValues) => void;
  /** Whether it changes a booking. */
  isChange: boolean;
  send: (input: BookingInput) => Promise<unknown>;
};

/** The form of a training booking, in a dialog. What is typed stays when it is closed or refused. */
export function BookTraining({ open, onClose, values, onChange, isChange, send }: BookTrainingProps) {
  const zone = useTimeZone();
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const wrong = (name: string) => problems.find(({ field }) => field === name)?.message;
  const set = (change: Partial<BookingValues>, field: string) => {
    onChange({ ...values, ...change });
    setProblems(problems.filter((problem) => problem.field !== field));
  };
  const refuse = (found: readonly Problem[]) => {
    setProblems(found);
    setTries(tries + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = bookingInput(values, zone);
    if (!read.ok) return refuse(read.problems);
    setBusy(true);
    try {
      await send(read.value);
      setProblems([]);
      onClose();
    } catch (error) {
      refuse(atFields(problemsOf(error), values));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={isChange ? 'Change your booking' : 'Book a training session'} open={open} onClose={onClose}>
      {open && (
        <Form onSubmit={submit} aria-label={isChange ? 'Change your booking' : 'Book a training session'}>
          {tries > 0 && <ErrorSummary key={tries} problems={problems} />}
          <FieldGroup id="topics" legend="Topics" error={wrong('topics')}>
            {trainingTopics.map((topic, place) => (
              <Checkbox
                key={topic}
                id={place === 0 ? 'topics' : `topics-${topic}`}
                name="topics"
                value={topic}
                label={trainingTopicWords[topic]}
                checked={values.topics.includes(topic)}
                onChange={({ target }) => set({ topics: withTopic(values.topics, topic, target.checked) }, 'topics')}
              />
            ))}
          </FieldGroup>
          {values.times.map((time, place) => (
            <TextField
              key={timeField(place)}
              id={timeField(place)}
              name={timeField(place)}
              type="datetime-local"
              label={`Preferred time ${place + 1}`}
              help={
                place === 0
                  ? `In your time zone, ${cityOf(zone)}. At least ${trainingLimits.aheadHours} hours from now; a session takes ${trainingLimits.minutes} minutes.`
                  : undefined
              }
              optional={place >= trainingLimits.times.min}
              error={wrong(timeField(place))}
              value={time}
              onChange={({ target }) =>
                set({ times: values.times.map((one, at) => (at === place ? target.value : one)) }, timeField(place))
              }
            />
          ))}
          <TextField
            name="people"
            type="number"
            inputMode="numeric"
            min={1}
            max={trainingLimits.people}
            label="How many people will join?"
            error={wrong('people')}
            value={values.people}
            onChange={({ target }) => set({ people: target.value }, 'people')}
          />
          <TextField
            name="phone"
            type="tel"
            autoComplete="tel"
            label="Phone"
            optional
            error={wrong('phone')}
            value={values.phone}
            onChange={({ target }) => set({ phone: target.value }, 'phone')}
          />
          <TextArea
            name="note"
            label="Anything we should know?"
            optional
            rows={3}
            maxLength={trainingLimits.note}
            error={wrong('note')}
            value={values.note}
            onChange={({ target }) => set({ note: target.value }, 'note')}
          />
          <FormActions>
            <Button type="submit" variant="primary" busy={isBusy}>
              {isChange ? 'Save changes' : 'Send request'}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </FormActions>
        </Form>
      )}
    </Dialog>
  );
}

const withTopic = (topics: readonly string[], topic: string, isOn: boolean) =>
  isOn ? [...topics, topic] : topics.filter((one) => one !== topic);
