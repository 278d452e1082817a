import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatBytes } from '#common/formats.ts';
import { uploadLimits } from '#common/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import styles from './LogoField.module.css';
import { pictureTypes, refusalName, refusalOf } from './logo.ts';

type LogoFieldProps = {
  name: string;
  label: string;
  /** The current picture. */
  present?: string | null;
  error?: ReactNode;
};

/**
 * A picture to upload, with a preview. Rejects files that are too large or not pictures, and then blocks the form until
 * the file is replaced or removed; see `refusedLogo`.
 */
export function LogoField({ name, label, present, error }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const why = file ? refusalOf(file) : null;
    if (why) target.value = '';
    setRefusal(why);
    setRemoved(false);
    setChosen(file && !why ? { file, url: URL.createObjectURL(file) } : null);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    setChosen(null);
    setRefusal(null);
    setRemoved(true);
    input.current?.focus();
  };
  const unreadable = () => {
    if (!chosen) return;
    remove();
    setRemoved(false);
    setRefusal("This file can't be opened as an image. Choose another one.");
  };
  const shown = chosen?.url ?? present;
  return (
    <Field
      id={name}
      label={label}
      optional
      help={`PNG, JPEG, or WebP, up to ${formatBytes(uploadLimits.file)}.`}
      error={refusal ?? (chosen || isRemoved ? null : error)}
    >
      {(control) => (
        <div className={styles.logo}>
          <input
            {...control}
            ref={input}
            className={`${control.className} ${styles.input}`}
            type="file"
            name={name}
            accept={pictureTypes.join(',')}
            onChange={choose}
          />
          {refusal && (
            <div className={styles.words}>
              <input type="hidden" name={refusalName(name)} value={refusal} />
              <Button size="small" onClick={remove}>
                {present ? 'Keep current logo' : 'Continue without a logo'}
              </Button>
            </div>
          )}
          {shown && (
            <div className={styles.preview}>
              <img
                className={styles.picture}
                src={shown}
                alt={chosen ? 'The logo you chose' : 'Your logo'}
                onError={unreadable}
              />
              {chosen && (
                <div className={styles.words}>
                  <p className={styles.name}>{`${chosen.file.name}, ${formatBytes(chosen.file.size)}`}</p>
                  <Button size="small" onClick={remove}>
                    Remove logo
                  </Button>
                </div>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
