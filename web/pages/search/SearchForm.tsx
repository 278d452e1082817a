import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { specialities } from '#common/specialities.ts';
import { searchUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './SearchPage.module.css';
import type { Asked } from './search.ts';

const options = [
  { value: '', label: 'Every field' },
  ...specialities.map(({ id, name }) => ({ value: id, label: name })),
];

/** A plain GET form; with JavaScript the document stays, and what is empty is left out of the address. */
export function SearchForm({ asked }: { asked: Asked }) {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void navigate(searchUrl({ words: String(form.get('q')), speciality: String(form.get('speciality')) }));
  };
  return (
    <search>
      <form key={keyOf(asked)} className={styles.form} action={searchUrl()} method="get" onSubmit={search}>
        <TextField
          name="q"
          label="Name, agency, place or words"
          type="search"
          defaultValue={asked.words}
          enterKeyHint="search"
          autoComplete="off"
        />
        <SelectField name="speciality" label="Field of work" defaultValue={asked.speciality} options={options} />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
    </search>
  );
}

/** Going back and forth must show what that address asks for. */
const keyOf = ({ words, speciality }: Asked) => `${words} ${speciality}`;
