import type { SubmitEvent } from 'react';
import type { Search } from '#common/search/search.ts';
import { searchUrl } from '#common/urls.ts';
import { searchFormId } from '#web/features/search/FilterOption.tsx';
import { type SearchChange, searchIn } from '#web/features/search/search-address.ts';
import { WordsField } from '#web/features/search/WordsField.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './SearchPage.module.css';

type SearchFormProps = { search: Search; onSearch: (change: SearchChange) => void };

/** A plain GET form that includes the filters. With JavaScript it does not reload the document. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(searchIn(new FormData(event.currentTarget)));
  };
  const narrow = ({ speciality, country, postcode }: Search) =>
    onSearch({
      words: undefined,
      speciality: [...search.speciality, ...speciality],
      ...(country && { country, postcode }),
    });
  return (
    <search>
      <form id={searchFormId} className={styles.form} action={searchUrl()} method="get" onSubmit={submit}>
        <WordsField words={search.words ?? ''} onNarrow={narrow} />
        <Button type="submit" variant="primary" size="large">
          Search
        </Button>
      </form>
    </search>
  );
}
