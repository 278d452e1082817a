import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { formatCount } from '#common/formats.ts';
import { Field } from '#web/ui/Field.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './CompanyField.module.css';
import { type Named, useNamesLike } from './names-like.ts';

type CompanyFieldProps = { name: string; before?: string; error?: ReactNode };

/** A company's name: typed, or chosen from those that are here already. A combobox of the ARIA practices. */
export function CompanyField({ name, before = '', error }: CompanyFieldProps) {
  const { value, options, isOpen, at, type, choose, close, move } = useCompany(before);
  const optionId = (index: number) => `${name}-option-${index}`;
  return (
    <Field
      id={name}
      label="Company"
      help="Type its name. If it is here already, choose it from the list."
      error={error}
    >
      {(control) => (
        <div className={styles.place}>
          <input
            {...control}
            name={name}
            value={value}
            onChange={(event) => type(event.target.value)}
            onKeyDown={move}
            onBlur={close}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${name}-options`}
            aria-activedescendant={isOpen && at >= 0 ? optionId(at) : undefined}
            autoComplete="off"
            maxLength={120}
            required
          />
          {isOpen && (
            <div id={`${name}-options`} role="listbox" aria-label="Companies" className={styles.options}>
              {options.map((option, index) => (
                <Option
                  key={option.id}
                  id={optionId(index)}
                  option={option}
                  isAt={index === at}
                  onChoose={() => choose(option)}
                />
              ))}
            </div>
          )}
          <VisuallyHidden>
            <span role="status">{isOpen && `${formatCount(options.length, 'company', 'companies')} found`}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

type OptionProps = { id: string; option: Named; isAt: boolean; onChoose: () => void };

function Option({ id, option, isAt, onChoose }: OptionProps) {
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
      {option.name}
    </div>
  );
}

function useCompany(before: string) {
  const [value, setValue] = useState(before);
  const [isWanted, setWanted] = useState(false);
  const [at, setAt] = useState(-1);
  const { names } = useNamesLike('/company-names', isWanted ? value : '', 2);
  const isOpen = isWanted && names.length > 0;

  const close = () => {
    setWanted(false);
    setAt(-1);
  };
  const choose = ({ name }: Named) => {
    setValue(name);
    close();
  };
  const move = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const next = stepOf(event.key, at, names.length);
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && names[at]) choose(names[at]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const type = (words: string) => {
    setValue(words);
    setWanted(true);
    setAt(-1);
  };
  return { value, options: names, isOpen, at, type, choose, close, move };
}

/** Where an arrow leads in a list that goes round; -1 is the text itself. */
function stepOf(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < length ? at + 1 : -1;
  if (key === 'ArrowUp') return at === -1 ? length - 1 : at - 1;
  return undefined;
}
