import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import styles from './SettingsForm.module.css';
import { SettingsSection, type SettingsSectionProps } from './SettingsSection.tsx';
import type { Settings } from './settings.ts';
import { useFocusBack } from './use-focus-back.ts';
import { SettingsContext, useEditor, useSettingsEditor } from './use-settings.ts';

type SettingsFormProps = {
  label: string;
  /** Shown while the changes are being sent. */
  progress?: ReactNode;
  /** The label of the button; 'Save changes' by default. */
  verb?: string;
  /** Said while nothing is typed into the form of something new, whose Save then stands out all the same. */
  idle?: string;
  /** Further ways to save: called with the chosen one, or null for the usual, before it is saved. */
  ways?: { readonly options: readonly WayToSave[]; readonly onChoose: (way: string | null) => void };
  children: ReactNode;
};

/** A button that saves, and does something else afterwards. */
export type WayToSave = { readonly value: string; readonly label: string };

/** The sections of a page of settings as one form, with a bar at the bottom of the window that saves them together. */
export function SettingsForm({ label, progress, verb, idle, ways, children }: SettingsFormProps) {
  const { isSending, unsaved } = useEditor();
  const state = isSending
    ? 'Saving…'
    : unsaved.length > 0
      ? `Unsaved changes: ${unsaved.join(', ')}`
      : (idle ?? 'All changes saved');
  return (
    <EditorForm label={label} onChoose={ways?.onChoose}>
      {children}
      <div className={styles.bar}>
        <p className={styles.state} role="status">
          {state}
        </p>
        {isSending && progress}
        <div className={styles.actions}>
          <SaveActions verb={verb} options={ways?.options} isNew={idle !== undefined} />
        </div>
      </div>
    </EditorForm>
  );
}

/** A section that is a form of its own, with its Save in the card. `settings` is the row it edits. */
export function SingleSection({
  settings,
  ...section
}: { settings: Settings } & Omit<SettingsSectionProps, 'actions'>) {
  return (
    <SettingsContext value={useSettingsEditor(settings)}>
      <EditorForm label={section.title}>
        <SettingsSection
          {...section}
          actions={
            <div className={styles.actions}>
              <SaveActions />
            </div>
          }
        />
      </EditorForm>
    </SettingsContext>
  );
}

type EditorFormProps = {
  label: string;
  onChoose?: NonNullable<SettingsFormProps['ways']>['onChoose'] | undefined;
  children: ReactNode;
};

function EditorForm({ label, onChoose, children }: EditorFormProps) {
  const { submit, isSending, problems, tries } = useEditor();
  const place = useFocusBack(isSending);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null };
    onChoose?.(submitter?.value || null);
    submit(event);
  };
  return (
    <form ref={place} className={styles.form} method="post" noValidate aria-label={label} onSubmit={send}>
      <ErrorSummary key={tries} problems={problems} title="Your changes aren't saved yet" />
      {children}
    </form>
  );
}

type SaveActionsProps = { verb?: string | undefined; options?: readonly WayToSave[] | undefined; isNew?: boolean };

function SaveActions({ verb = 'Save changes', options = [], isNew = false }: SaveActionsProps) {
  const { isSending, unsaved, discard } = useEditor();
  const isEdited = unsaved.length > 0;
  return (
    <>
      {isEdited && (
        <Button variant="quiet" onClick={() => discard()}>
          Discard
        </Button>
      )}
      <Button type="submit" variant={isEdited || isNew ? 'primary' : 'secondary'} busy={isSending}>
        {verb}
      </Button>
      {options.map(({ value, label }) => (
        <Button key={value} type="submit" value={value} busy={isSending}>
          {label}
        </Button>
      ))}
    </>
  );
}

/** Links to the page's sections, marking those with unsaved changes or problems. */
export function SettingsLinks() {
  const { parts, unsaved, problems } = useEditor();
  const stateOf = (title: string, fields: readonly string[]) =>
    problems.some(({ field }) => field && fields.includes(field))
      ? 'Needs attention'
      : unsaved.includes(title)
        ? 'Unsaved'
        : null;
  return (
    <nav aria-label="On this page">
      <ul className={styles.links}>
        {parts.map(({ id, title, fields }) => {
          const state = stateOf(title, fields);
          return (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
              {state && <span className={styles.mark}>{state}</span>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
