import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatBytes } from '#common/formats.ts';
import { profileLimits, uploadLimits } from '#common/limits.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { usePending, useSection } from '#web/app-ui/use-settings.ts';
import { pictureTypes } from '#web/features/accounts/companies/logo.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './PictureSection.module.css';
import { usePicture } from './use-picture.ts';

const CropChooser = lazy(async () => ({ default: (await import('./CropChooser.tsx')).CropChooser }));

type PictureSectionProps = {
  /** The mutation's field: 'photo' comes with 'photoAlt', 'photoUrl' and 'removesPhoto'. */
  field: 'photo' | 'logo' | 'cover';
  title: string;
  about: string;
  /** How it is shown: cropped to a square or to a band, or whole. */
  shape: 'square' | 'band' | 'whole';
  crop: string;
  /** How to describe it; without this, no description is kept. */
  altHelp?: string;
  present: string | null | undefined;
  /** The plan does not include it: no file can be chosen. */
  isClosed?: boolean;
  note?: ReactNode;
};

/**
 * A picture of a profile: choose it, preview it in its final shape, describe it, or remove it. It is saved with the rest
 * of the page.
 */
export function PictureSection(props: PictureSectionProps) {
  const { field, title, about, shape, crop, altHelp, present, isClosed = false, note } = props;
  const altField = `${field}Alt`;
  const words = useSection({ [altField]: '' });
  const picture = usePicture();
  const [isRemoving, setRemoving] = useState(false);
  const { chosen } = picture;
  const clear = () => {
    picture.clear();
    setRemoving(false);
  };
  const sent = async () => {
    const part = await picture.cutFor(frames[shape]);
    return typeof part === 'string' ? part : { fields: { [field]: null }, files: { [`input.${field}`]: part } };
  };
  const removal = async () => ({
    fields: { [removalOf(field)]: true, ...(altHelp !== undefined && { [altField]: '' }) },
  });
  usePending(
    field,
    chosen || isRemoving ? { prepare: chosen ? sent : removal, comparedBy: `${field}Url`, clear } : null,
  );
  const shown = chosen?.url ?? (isRemoving ? null : present);
  return (
    <SettingsSection
      id={field}
      title={title}
      about={
        <>
          <p>{about}</p>
          {note}
        </>
      }
      labels={{ [field]: title, ...(altHelp !== undefined && { [altField]: `What the ${field} shows` }) }}
      isClosed={isClosed}
    >
      <figure className={styles.figure}>
        {chosen && frames[shape] ? (
          <Suspense fallback={<div className={classes(styles.empty, styles[shape])} />}>
            <CropChooser
              src={chosen.url}
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
            alt={chosen ? 'Preview of your selection' : `Your current ${field}`}
            onError={chosen ? picture.refuse : undefined}
          />
        ) : (
          <div className={classes(styles.empty, styles[shape])}>None yet</div>
        )}
        <figcaption className={styles.caption}>
          {chosen
            ? `${chosen.file.name}, ${formatBytes(chosen.file.size)}. ${crop}`
            : isRemoving
              ? `Your ${field} will be removed when you save.`
              : shown
                ? `Your current ${field}`
                : crop}
        </figcaption>
      </figure>
      <Field
        id={`${field}-file`}
        label={present ? `Choose another ${field}` : `Choose a ${field}`}
        help={`PNG, JPEG, or WebP, up to ${formatBytes(uploadLimits.file)}. We remove location and camera data.`}
        error={picture.refusal ?? words.wrong(field)}
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
      {shown && altHelp !== undefined && (
        <TextField
          name={altField}
          label={`What the ${field} shows`}
          optional
          maxLength={profileLimits.alt}
          value={String(words.values[altField])}
          onChange={(event) => words.set(altField, event.target.value)}
          help={altHelp}
          error={words.wrong(altField)}
        />
      )}
      {(chosen || present) && (
        <div>
          {chosen || isRemoving ? (
            <Button size="small" onClick={clear}>
              {chosen ? 'Remove selection' : `Keep ${field}`}
            </Button>
          ) : (
            <Button size="small" onClick={() => setRemoving(true)}>{`Remove ${field}`}</Button>
          )}
        </div>
      )}
    </SettingsSection>
  );
}

/** The mutation's field that removes a picture. */
const removalOf = (field: string) => `removes${field[0]!.toUpperCase()}${field.slice(1)}`;

/** The aspect ratios of the shapes; null shows the whole picture. */
const frames = { square: 1, band: 4, whole: null } as const;
