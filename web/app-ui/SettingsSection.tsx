import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './SettingsSection.module.css';
import type { Values } from './settings-values.ts';
import { useFocusBack } from './use-focus-back.ts';
import type { Section } from './use-settings.ts';

type SettingsSectionProps<V extends Values> = {
  section: Section<V>;
  /** The anchor for links to the section. */
  id: string;
  title: string;
  about?: ReactNode;
  /** The labels of the fields. `inWords` formats values that are not plain text. */
  labels: Readonly<Record<keyof V & string, string>>;
  inWords?: (field: keyof V & string, value: V[keyof V]) => string;
  /** The plan does not include it: nothing can be edited. */
  isClosed?: boolean;
  children: ReactNode;
};

/** A card with its own form. Shows what is not saved yet, and both versions if somebody else has saved. */
export function SettingsSection<V extends Values>(props: SettingsSectionProps<V>) {
  const { section, id, title, about, labels, inWords = asText, isClosed = false, children } = props;
  const heading = useId();
  const place = useFocusBack(section.isSending);
  const isEdited = section.edited.length > 0;
  const isOvertaken = section.overtaken.length > 0;
  return (
    <section ref={place} className={styles.section} id={id} aria-labelledby={heading} tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {isEdited && <Tag tone="warn">Unsaved changes</Tag>}
      </header>
      {about && <div className={styles.about}>{about}</div>}
      <Form onSubmit={section.submit} aria-labelledby={heading}>
        <ErrorSummary key={section.tries} problems={section.problems} title={`${title}: not saved`} />
        <OvertakenNotice section={section} labels={labels} inWords={inWords} />
        <fieldset className={styles.fields} disabled={isClosed}>
          {children}
        </fieldset>
        {!isClosed && (
          <FormActions>
            <Button type="submit" variant={isEdited ? 'primary' : 'secondary'} busy={section.isSending}>
              {isOvertaken ? 'Save my version' : 'Save'}
            </Button>
            {isEdited && (
              <Button variant="quiet" onClick={section.discard}>
                {isOvertaken ? 'Use saved version' : 'Discard changes'}
              </Button>
            )}
          </FormActions>
        )}
      </Form>
    </section>
  );
}

type OvertakenNoticeProps<V extends Values> = Pick<SettingsSectionProps<V>, 'section' | 'labels' | 'inWords'>;

/** Shows what somebody else has saved in the meantime, beside what is being edited. */
export function OvertakenNotice<V extends Values>({ section, labels, inWords = asText }: OvertakenNoticeProps<V>) {
  if (section.overtaken.length === 0) return null;
  return (
    <Notice tone="warn" role="alert" title="This changed while you were editing">
      <p>The saved version is now:</p>
      <dl className={styles.newer}>
        {section.overtaken.map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{inWords(field, section.saved[field]) || 'Empty'}</dd>
          </div>
        ))}
      </dl>
      <p>Your changes are still below. Save your version, or use the saved one.</p>
    </Notice>
  );
}

const asText = (_field: string, value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : Array.isArray(value) ? value.join(', ') : String(value);
