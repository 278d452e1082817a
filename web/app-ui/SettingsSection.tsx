import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './SettingsSection.module.css';
import { useEditor } from './use-settings.ts';

/** What a section of settings needs to know about its fields. */
export type SettingsSectionProps = {
  /** The anchor for links to the section. */
  id: string;
  title: string;
  about?: ReactNode;
  /** The labels of the fields. */
  labels: Readonly<Record<string, string>>;
  /** Formats saved values that are not plain text. */
  inWords?: (field: string, value: unknown) => string;
  /** The plan does not include it: nothing can be edited. */
  isClosed?: boolean;
  /** Below the fields. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A card of fields in a SettingsForm. Shows what is not saved yet, and both versions if somebody else has saved. */
export function SettingsSection(props: SettingsSectionProps) {
  const { id, title, about, labels, inWords = asText, isClosed = false, actions, children } = props;
  const editor = useEditor();
  const { addPart } = editor;
  const heading = useId();
  const names = Object.keys(labels).join(' ');
  useEffect(() => addPart({ id, title, fields: names.split(' ') }), [addPart, id, title, names]);
  const overtaken = editor.overtaken.filter((field) => field in labels);
  return (
    <section className={styles.section} id={id} aria-labelledby={heading} tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {editor.unsaved.includes(title) && <Tag tone="warn">Unsaved changes</Tag>}
      </header>
      {about && <div className={styles.about}>{about}</div>}
      {overtaken.length > 0 && (
        <Notice
          tone="warn"
          role="alert"
          title="This changed while you were editing"
          action={
            <Button size="small" onClick={() => editor.discard(overtaken)}>
              Use saved version
            </Button>
          }
        >
          <p>The saved version is now:</p>
          <dl className={styles.newer}>
            {overtaken.map((field) => (
              <div key={field}>
                <dt>{labels[field]}</dt>
                <dd>{inWords(field, editor.saved[field]) || 'Empty'}</dd>
              </div>
            ))}
          </dl>
          <p>Your changes are still below. Save to replace the saved version, or use the saved one.</p>
        </Notice>
      )}
      <fieldset className={styles.fields} disabled={isClosed}>
        {children}
      </fieldset>
      {actions}
    </section>
  );
}

const asText = (_field: string, value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : Array.isArray(value) ? value.join(', ') : String(value ?? '');
