import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '#common/formats.ts';
import type { Search } from '#common/search/search.ts';
import { searchSuggestionsUrl } from '#common/urls.ts';
import { type Named, useNamesLike } from '#web/features/accounts/companies/names-like.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/Field.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { searchIn } from './asking.ts';
import styles from './WordsField.module.css';

/** What the server offers for what was typed so far. */
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

const listId = 'q-suggestions';
const optionId = (index: number) => `${listId}-${index}`;

type WordsFieldProps = {
  words: string;
  /** Called with what a suggested field or place adds to the search. */
  onNarrow: (more: Search) => void;
};

/** The words of a search, with suggestions that lead to a profile or narrow the search. A combobox of the ARIA practices. */
export function WordsField({ words, onNarrow }: WordsFieldProps) {
  const { value, options, isOpen, at, type, open, close, move } = useSuggestions({ words, onNarrow });
  return (
    <Field id="q" label="Name, agency, place or words" help="A postcode such as 3121 finds its state, too.">
      {(control) => (
        <div className={styles.place}>
          <input
            {...control}
            type="text"
            inputMode="search"
            name="q"
            value={value}
            onChange={(event) => type(event.target.value)}
            onKeyDown={move}
            onBlur={close}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && at >= 0 ? optionId(at) : undefined}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
          <div id={listId} role="listbox" aria-label="Suggestions" className={styles.options} hidden={!isOpen}>
            {isOpen &&
              options.map((option, index) => (
                <Option
                  key={option.id}
                  id={optionId(index)}
                  option={option}
                  isAt={index === at}
                  onChoose={() => open(option)}
                />
              ))}
          </div>
          <VisuallyHidden>
            <span role="status">{isOpen && formatCount(options.length, 'suggestion')}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

type OptionProps = { id: string; option: Suggestion; isAt: boolean; onChoose: () => void };

function Option({ id, option: { kind, name, detail }, isAt, onChoose }: OptionProps) {
  const isProfile = kind === 'recruiter' || kind === 'agency';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which holds the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isAt}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {isProfile ? (
        <Avatar name={name} size="small" isFirm={kind === 'agency'} />
      ) : (
        <span className={styles.sign} aria-hidden="true" />
      )}
      <span className={styles.name}>{name}</span>
      <span className={classes(styles.detail)}>
        {[kinds[kind], detail !== kinds[kind] && detail].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}

/** Asks while somebody types, at most once in 400 ms. */
function useSuggestions({ words, onNarrow }: WordsFieldProps) {
  const navigate = useNavigate();
  const [value, setValue] = useState(words);
  const [before, setBefore] = useState(words);
  const [isWanted, setWanted] = useState(false);
  // What stood in the address is not asked about.
  const [isTyped, setTyped] = useState(false);
  const [at, setAt] = useState(-1);
  const close = () => {
    setWanted(false);
    setAt(-1);
  };
  // Another search, as by Back: the field follows it.
  if (words !== before) {
    setBefore(words);
    setValue(words);
    setTyped(false);
    close();
  }
  const { names } = useNamesLike<Suggestion>(searchSuggestionsUrl(), isTyped ? value : '', 2);
  const isOpen = isWanted && names.length > 0;
  const open = ({ kind, href }: Suggestion) => {
    close();
    setValue('');
    setTyped(false);
    if (kind === 'recruiter' || kind === 'agency') void navigate(href);
    else onNarrow(searchIn(new URLSearchParams(href.split('?')[1])));
  };
  const move = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      setWanted(true);
      setTyped(true);
      setAt(0);
      return event.preventDefault();
    }
    const next = stepOf(event.key, at, names.length);
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && names[at]) open(names[at]);
    else if (event.key === 'Escape') close();
    else return event.key === 'Enter' ? close() : undefined;
    event.preventDefault();
  };
  const type = (typed: string) => {
    setValue(typed);
    setTyped(true);
    setWanted(true);
    setAt(-1);
  };
  return { value, options: names, isOpen, at, type, open, close, move };
}

/** Where an arrow leads in a list that goes round; -1 is the text itself. */
function stepOf(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < length ? at + 1 : -1;
  if (key === 'ArrowUp') return at === -1 ? length - 1 : at - 1;
  return undefined;
}
