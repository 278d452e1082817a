import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './PasswordField.module.css';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  help?: ReactNode;
  error?: ReactNode;
  onChange?: (password: string) => void;
};

/** A password that can be shown while typing; warns when Caps Lock is on. */
export function PasswordField({ name, label, autoComplete, help, error, onChange }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isLocked, setLocked] = useState(false);
  // Keep the warning on blur: removing it would move a button below away while it is being clicked.
  const note = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'));
  return (
    <div className={styles.password}>
      <Field id={name} label={label} help={help} error={error}>
        {({ className, ...control }) => (
          <div className={styles.row}>
            <input
              {...control}
              className={`${className} ${styles.input}`}
              name={name}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              required
              onKeyDown={note}
              onKeyUp={note}
              onChange={(event) => onChange?.(event.target.value)}
            />
            <span className={styles.show}>
              <Button variant="quiet" size="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                Show<VisuallyHidden> password</VisuallyHidden>
              </Button>
            </span>
          </div>
        )}
      </Field>
      <p className={styles.locked} role="status">
        {isLocked && 'Caps Lock is on'}
      </p>
    </div>
  );
}
