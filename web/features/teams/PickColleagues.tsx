import { useState } from 'react';
import { Checkbox } from '#web/ui/Choice.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './PickColleagues.module.css';
import type { Colleague } from './team.ts';

/** A list this long gets a search. */
const searchedFrom = 8;

type PickColleaguesProps = {
  legend: string;
  colleagues: readonly Colleague[];
  picked: readonly string[];
  onPick: (ids: readonly string[]) => void;
};

/** Checkboxes of colleagues, which a search narrows; those that are picked stay picked. */
export function PickColleagues({ legend, colleagues, picked, onPick }: PickColleaguesProps) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = colleagues.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <FieldGroup id="pick-colleagues" legend={legend}>
      {colleagues.length >= searchedFrom && (
        <TextField
          id="find-colleague"
          type="search"
          label="Find a name"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className={styles.people}>
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            name={id}
            label={name}
            checked={picked.includes(id)}
            onChange={({ target }) => onPick(target.checked ? [...picked, id] : picked.filter((one) => one !== id))}
          />
        ))}
        {shown.length === 0 && <p>{`Nobody's name contains ‘${words.trim()}’.`}</p>}
      </div>
    </FieldGroup>
  );
}
