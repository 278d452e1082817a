import { lazy, type ReactNode, type SubmitEvent, Suspense, useId, useState } from 'react';
import { formatBytes } from '#common/formats.ts';
import { profileLimits, uploadLimits } from '#common/limits.ts';
import section from '#web/app-ui/SettingsSection.module.css';
import { OvertakenNotice } from '#web/app-ui/SettingsSection.tsx';
import { useFocusBack } from '#web/app-ui/use-focus-back.ts';
import { useSection } from '#web/app-ui/use-settings.ts';
import { pictureTypes } from '#web/features/accounts/companies/logo.ts';
import { UploadProgress } from '#web/features/accounts/UploadProgress.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './PictureSection.module.css';
import { usePicture } from './use-picture.ts';

const CropChooser = lazy(async () => ({ default: (await import('./CropChooser.tsx')).CropChooser }));

type PictureSectionProps = {
  /** The mutation's field: 'photo' comes with 'photoAlt' and 'removesPhoto'. */
  field: 'photo' | 'logo' | 'cover';
  title: string;
  about: string;
  /** How it is shown: cropped to a square or to a band, or whole. */
  shape: 'square' | 'band' | 'whole';
  crop: string;
  altHelp: string;
  present: string | null | undefined;
  /** The plan does not include it: no file can be chosen. */
  isClosed?: boolean;
  note?: ReactNode;
};

/**
 * A picture of a profile: choose it, preview it in its final shape, save it with its alternative text, or remove it.
 */
export function PictureSection(props: PictureSectionProps) {
  const { field, title, about, shape, crop, altHelp, present, isClosed = false, note } = props;
  const altField = `${field}Alt`;
  // The picture's address is never edited: it tells whether somebody else has saved another picture.
  const words = useSection(field, { [altField]: '', [`${field}Url`]: '' });
  const picture = usePicture();
  const [isRemoving, setRemoving] = useState(false);
  const heading = useId();
  const place = useFocusBack(words.isSending);
  const isEdited = picture.chosen !== null || words.edited.length > 0;
  const isOvertaken = words.overtaken.length > 0;
  const altLabel = `What the ${field} shows`;
  const shown = picture.chosen?.url ?? present;
  const control = `${field}-file`;
  // A file that is refused before the rest of the form is read has problems without a field.
  const problems = words.problems.map((problem) => ({
    ...problem,
    field: problem.field === altField ? altField : control,
  }));
  const ofPicture = problems.find((problem) => problem.field === control)?.message;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (words.isSending) return;
    const { chosen } = picture;
    const part = chosen && (await picture.cutFor(frames[shape]));
    if (chosen && !part) return;
    const isSaved = part ? await words.send({ [field]: null }, { [`input.${field}`]: part }) : await words.send();
    if (isSaved) picture.clear();
  }
  async function remove() {
    setRemoving(true);
    const removes = `removes${field[0]!.toUpperCase()}${field.slice(1)}`;
    if (await words.send({ [removes]: true, [altField]: '' })) picture.clear();
    setRemoving(false);
  }

  return (
    <section ref={place} className={section.section} id={field} aria-labelledby={heading} tabIndex={-1}>
      <header className={section.head}>
        <h2 className={section.title} id={heading}>
          {title}
        </h2>
        {isEdited && <Tag tone="warn">Not saved yet</Tag>}
      </header>
      <p className={section.about}>{about}</p>
      {note}
      <Form onSubmit={(event) => void submit(event)} aria-labelledby={heading}>
        <fieldset className={styles.fields} disabled={isClosed}>
          <ErrorSummary key={words.tries} problems={problems} title={`${title}: not saved yet`} />
          <OvertakenNotice section={words} labels={{ [altField]: altLabel }} />
          <figure className={styles.figure}>
            {picture.chosen && frames[shape] ? (
              <Suspense fallback={<div className={classes(styles.empty, styles[shape])} />}>
                <CropChooser
                  src={picture.chosen.url}
                  onRead={picture.setRatio}
                  onUnreadable={picture.refuse}
                  frame={frames[shape]}
                  isRound={shape === 'square'}
                  choice={picture.choice}
                  onChoose={picture.choosePart}
                />
              </Suspense>
            ) : shown ? (
              <img
                className={classes(styles.picture, styles[shape])}
                src={shown}
                alt={picture.chosen ? 'Preview of your selection' : `Your current ${field}`}
                onError={picture.chosen ? picture.refuse : undefined}
              />
            ) : (
              <div className={classes(styles.empty, styles[shape])}>None yet</div>
            )}
            <figcaption className={styles.caption}>
              {picture.chosen
                ? `${picture.chosen.file.name}, ${formatBytes(picture.chosen.file.size)}. ${crop}`
                : shown
                  ? `Your current ${field}`
                  : crop}
            </figcaption>
          </figure>
          <Field
            id={control}
            label={present ? `Choose another ${field}` : `Choose a ${field}`}
            help={`PNG, JPEG or WebP, at most ${formatBytes(uploadLimits.file)}. We remove location and camera data.`}
            error={picture.refusal ?? ofPicture}
          >
            {(input) => (
              <input
                {...input}
                ref={picture.input}
                className={classes(input.className, styles.input)}
                type="file"
                accept={pictureTypes.join(',')}
                onChange={picture.choose}
              />
            )}
          </Field>
          {shown && (
            <TextField
              name={altField}
              label={altLabel}
              optional
              maxLength={profileLimits.alt}
              value={String(words.values[altField])}
              onChange={(event) => words.set(altField, event.target.value)}
              help={altHelp}
              error={words.wrong(altField)}
            />
          )}
          {words.isSending && !isRemoving && <UploadProgress />}
          <FormActions>
            <Button type="submit" variant={isEdited ? 'primary' : 'secondary'} busy={words.isSending}>
              {isOvertaken ? 'Save my version' : 'Save'}
            </Button>
            {isEdited && (
              <Button
                variant="quiet"
                onClick={() => {
                  picture.clear();
                  words.discard();
                }}
              >
                {isOvertaken ? 'Use saved version' : 'Discard changes'}
              </Button>
            )}
            {present && !picture.chosen && (
              <Button variant="quiet" busy={isRemoving} onClick={() => void remove()}>
                Remove {field}
              </Button>
            )}
          </FormActions>
        </fieldset>
      </Form>
    </section>
  );
}

/** The aspect ratios of the shapes; null shows the whole picture. */
const frames = { square: 1, band: 4, whole: null } as const;
