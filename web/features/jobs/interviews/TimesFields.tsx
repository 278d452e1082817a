import { interviewLimits } from '#common/jobs/interviews.ts';
import { cityOf } from '#common/time-zones.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './Interviews.module.css';
import { fieldId, timeName, withRoom } from './interview-values.ts';

type TimesFieldsProps = {
  times: readonly string[];
  /** Called with all times, and the field that was changed. */
  onChange: (times: readonly string[], field: string | null) => void;
  wrong: (name: string) => string | undefined;
};

/** The fields of proposed times, in the viewer's zone, with a button for one more. */
export function TimesFields({ times, onChange, wrong }: TimesFieldsProps) {
  const zone = useTimeZone();
  return (
    <>
      {times.map((time, place) => {
        const name = timeName(place);
        return (
          <TextField
            key={name}
            id={fieldId(name)}
            name={name}
            type="datetime-local"
            label={`Time ${place + 1}`}
            help={place === 0 ? `In your time zone, ${cityOf(zone)}. At least an hour from now.` : undefined}
            optional={place > 0}
            error={wrong(name)}
            value={time}
            onChange={({ target }) =>
              onChange(
                times.map((one, at) => (at === place ? target.value : one)),
                name,
              )
            }
          />
        );
      })}
      {times.length < interviewLimits.slots && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => onChange(withRoom(times), null)}>
            Add another time
          </Button>
        </div>
      )}
    </>
  );
}
