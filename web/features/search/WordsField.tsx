import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '#common/formats.ts';
import type { Search } from '#common/search/search.ts';
import { searchSuggestionsUrl } from '#common/urls.ts';
import { type Named, useNamesLike } from '#web/features/accounts/companies/names-like.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ComboboxField } from '#web/ui/ComboboxField.tsx';
import { searchIn } from './search-address.ts';
import styles from './WordsField.module.css';

/** A suggestion from the server for the typed text. */
interface Suggestion extends Named {
  readonly kind: 'recruiter' | 'agency' | 'speciality' | 'place';
  readonly detail: string;
  readonly href: string;
}

const kinds: Readonly<Record<Suggestion['kind'], string>> = {
  recruiter: 'Recruiter',
  agency: 'Agency',
  speciality: 'Speciality',
  place: 'Place',
};

type WordsFieldProps = {
  words: string;
  /** Called with what a suggested speciality or place adds to the search. */
  onNarrow: (more: Search) => void;
};

/** The search text, with suggestions that open a profile or narrow the search. */
export function WordsField({ words, onNarrow }: WordsFieldProps) {
  const { value, options, type, search, open } = useSuggestions({ words, onNarrow });
  return (
    <ComboboxField
      id="q"
      label="Name, agency, place, or keyword"
      help="A postcode, such as 3121, finds its state."
      input={{
        type: 'text',
        inputMode: 'search',
        name: 'q',
        enterKeyHint: 'search',
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength: 200,
      }}
      value={value}
      onType={type}
      onSearch={search}
      listLabel="Suggestions"
      options={options}
      count={(found) => formatCount(found, 'suggestion')}
      onChoose={open}
    >
      {(option) => <Suggested {...option} />}
    </ComboboxField>
  );
}

function Suggested({ kind, name, detail }: Suggestion) {
  const isProfile = kind === 'recruiter' || kind === 'agency';
  return (
    <div className={styles.suggestion}>
      {isProfile ? (
        <Avatar name={name} size="small" isFirm={kind === 'agency'} />
      ) : (
        <span className={styles.sign} aria-hidden="true" />
      )}
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>
        {[kinds[kind], detail !== kinds[kind] && detail].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}

function useSuggestions({ words, onNarrow }: WordsFieldProps) {
  const navigate = useNavigate();
  const [value, setValue] = useState(words);
  const [before, setBefore] = useState(words);
  // No suggestions for the text in the address until the user types.
  const [isTyped, setTyped] = useState(false);
  // A different search, such as after Back: update the field.
  if (words !== before) {
    setBefore(words);
    setValue(words);
    setTyped(false);
  }
  const { names } = useNamesLike<Suggestion>(searchSuggestionsUrl(), isTyped ? value : '', 2);
  const open = ({ kind, href }: Suggestion) => {
    setValue('');
    setTyped(false);
    if (kind === 'recruiter' || kind === 'agency') void navigate(href);
    else onNarrow(searchIn(new URLSearchParams(href.split('?')[1])));
  };
  const type = (typed: string) => {
    setValue(typed);
    setTyped(true);
  };
  return { value, options: names, type, search: () => setTyped(true), open };
}
