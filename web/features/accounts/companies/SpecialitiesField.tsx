import { type ReactNode, useState } from 'react';
import { formatCount } from '#common/formats.ts';
import { specialitiesToShow } from '#common/specialities.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useNamesLike } from './names-like.ts';
import styles from './SpecialitiesField.module.css';

type SpecialitiesFieldProps = {
  name: string;
  label: string;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  help?: ReactNode;
  error?: ReactNode;
};

/** Any number of the 33 specialities: a searchable list of checkboxes, with the chosen ones above it. */
export function SpecialitiesField({
  name,
  label,
  chosen,
  onChange,
  help = 'Select all that you hire for.',
  error,
}: SpecialitiesFieldProps) {
  const [words, setWords] = useState('');
  const shown = useSpecialitiesLike(words);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const isNarrowed = words.trim() !== '';
  return (
    <FieldGroup id={name} legend={label} error={error} help={help}>
      <ChosenNames chosen={chosen} onRemove={toggle} />
      <TextField
        id={name}
        label="Filter specialities"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        // Enter in the search must not submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        autoComplete="off"
      />
      <p role="status" className={styles.found}>
        {isNarrowed &&
          (shown.length > 0 ? `${shown.length} of ${specialitiesToShow.length}` : 'No specialities match.')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className={styles.list} aria-label={label} tabIndex={0}>
        {shown.map((speciality) => (
          <Checkbox
            key={speciality.id}
            id={`${name}-${speciality.id}`}
            name={`${name}-choice`}
            label={speciality.name}
            checked={chosen.includes(speciality.id)}
            onChange={() => toggle(speciality.id)}
          />
        ))}
      </section>
    </FieldGroup>
  );
}

function ChosenNames({ chosen, onRemove }: { chosen: readonly string[]; onRemove: (id: string) => void }) {
  if (chosen.length === 0) return <p className={styles.found}>None selected yet</p>;
  return (
    <div className={styles.chosen}>
      <p className={styles.found}>{`${formatCount(chosen.length, 'speciality', 'specialities')} selected:`}</p>
      <ul className={styles.names}>
        {specialitiesToShow
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, name }) => (
            <li key={id}>
              <Button size="small" onClick={() => onRemove(id)} aria-label={`Remove ${name}`}>
                {name} <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}

/**
 * The specialities that match, as found by the server; all of them without words. Matches by name if the server cannot
 * be reached.
 */
function useSpecialitiesLike(words: string) {
  const { words: searched, names, failed } = useNamesLike('/job-categories', words, 1);
  const wanted = words.trim().toLowerCase();
  if (!wanted) return specialitiesToShow;
  if (searched && !failed) return specialitiesToShow.filter(({ id }) => names.some((found) => found.id === id));
  return specialitiesToShow.filter(({ name }) => name.toLowerCase().includes(wanted));
}
