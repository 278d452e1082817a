import { type ReactNode, useState } from 'react';
import { sessionLimits } from '#common/limits.ts';
import styles from './NewPasswordField.module.css';
import { PasswordField } from './PasswordField.tsx';
import { type OwnWords, type Strength, strengthOf } from './password-strength.ts';

type NewPasswordFieldProps = { name: string; label: string; error?: ReactNode; own?: OwnWords };

/** A new password, with its rules and its strength while typing. `own`: words that others would guess. */
export function NewPasswordField({ name, label, error, own }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const strength = strengthOf(password, own);
  return (
    <div className={styles.password}>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        error={error}
        help={`At least ${sessionLimits.passwordMin} characters. Several unrelated words work well. Common passwords aren't allowed.`}
        onChange={setPassword}
      />
      <p className={styles.strength} data-strength={strength} role="status">
        {password !== '' && (
          <>
            <span className={styles.steps} aria-hidden="true">
              {steps.map((step) => (
                <span key={step} className={styles.step} data-reached={step <= reached[strength]} />
              ))}
            </span>
            {says[strength]}
          </>
        )}
      </p>
    </div>
  );
}

const steps = [1, 2, 3, 4];

const reached: Readonly<Record<Strength, number>> = {
  'too short': 0,
  'too long': 0,
  weak: 1,
  fair: 2,
  good: 3,
  strong: 4,
};

const says: Readonly<Record<Strength, string>> = {
  'too short': 'Too short',
  'too long': `Too long: at most ${sessionLimits.passwordMax} characters`,
  weak: 'Weak: easy to guess',
  fair: 'Fair: add a few more letters',
  good: 'Good',
  strong: 'Strong',
};
