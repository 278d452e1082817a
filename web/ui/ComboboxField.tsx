import Combobox from '@github/combobox-nav';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ComboboxField.module.css';
import { Field } from './Field.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ComboboxFieldProps<Option> = {
  id: string;
  label: string;
  help: string;
  error?: ReactNode;
  /** Further attributes of the input, such as its name. */
  input: ComponentProps<'input'>;
  value: string;
  onType: (value: string) => void;
  /** Called when the arrow down key asks for the list. */
  onSearch: () => void;
  /** The name of the list. */
  listLabel: string;
  options: readonly Option[];
  /** Says how many options there are, for screen readers. */
  count: (options: number) => string;
  onChoose: (option: Option) => void;
  children: (option: Option) => ReactNode;
};

/**
 * A text input that offers options: the combobox of the ARIA practices. What was typed counts as well, so it is a plain
 * input without JavaScript.
 */
export function ComboboxField<Option extends { readonly id: string }>(props: ComboboxFieldProps<Option>) {
  const { id, label, help, error, input, value, onType, onSearch, listLabel, options, count, onChoose, children } =
    props;
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && options.length > 0;
  const { field, list, selectFirst } = useNavigation(isOpen, options);
  const listId = `${id}-options`;
  const close = () => setWanted(false);
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return close();
    const isClosing = isOpen && event.key === 'Escape';
    const isSearching = !isOpen && event.key === 'ArrowDown';
    if (!isClosing && !isSearching) return;
    event.preventDefault();
    setWanted(isSearching);
    if (isSearching) onSearch();
    selectFirst.current = isSearching;
  };
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(control) => (
        <div className={styles.place}>
          <input
            {...control}
            {...input}
            ref={field}
            value={value}
            onChange={(event) => {
              selectFirst.current = false;
              setWanted(true);
              onType(event.target.value);
            }}
            onKeyDown={press}
            onBlur={close}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            autoComplete="off"
          />
          {isOpen && (
            <div ref={list} id={listId} role="listbox" aria-label={listLabel} className={styles.options}>
              {options.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which holds the focus.
                <div
                  key={option.id}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={false}
                  className={styles.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {children(option)}
                </div>
              ))}
            </div>
          )}
          <VisuallyHidden>
            <span role="status">{isOpen && count(options.length)}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

/** Moves through the options by keyboard while the list is open. Only other options clear the selection. */
function useNavigation(isOpen: boolean, options: readonly { readonly id: string }[]) {
  const ids = options.map(({ id }) => id).join(' ');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const selectFirst = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library reads options from the list itself.
  useEffect(() => {
    if (!isOpen || !field.current || !list.current) return;
    const combobox = new Combobox(field.current, list.current, { tabInsertsSuggestions: false });
    combobox.start();
    if (selectFirst.current) combobox.navigate(1);
    return () => combobox.stop();
  }, [isOpen, ids]);
  return { field, list, selectFirst };
}
