import { formatBytes } from '#common/formats.ts';
import { uploadLimits } from '#common/limits.ts';
import {
  drawnBackdrops,
  jobTemplates,
  type PostKind,
  postLimits,
  postShapeNames,
  reviewTemplates,
} from '#common/posts/posts.ts';
import { backdropWords, jobTemplateWords, postShapeWords, reviewTemplateWords } from '#common/posts/words.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useEditor, usePending, useSection } from '#web/app-ui/use-settings.ts';
import { pictureTypes } from '#web/features/accounts/companies/logo.ts';
import type { usePicture } from '#web/features/profiles/editing/use-picture.ts';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/Field.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { ColorField } from './ColorField.tsx';
import styles from './Posts.module.css';
import { settingsInForm, standardOf } from './post-values.ts';
import { RangeField } from './RangeField.tsx';

/** The template and the shape. A template brings its own look. */
export function TemplateSection({ kind }: { kind: PostKind }) {
  const { setAll } = useEditor();
  const { values, set, wrong } = useSection({ plauditTemplate: '', shape: '' });
  const templates =
    kind === 'review'
      ? reviewTemplates.map((value) => ({ value, label: reviewTemplateWords[value] }))
      : jobTemplates.map((value) => ({ value, label: jobTemplateWords[value] }));
  return (
    <SettingsSection id="template" title="Template" labels={{ plauditTemplate: 'Template', shape: 'Shape' }}>
      <Choice
        name="plauditTemplate"
        legend="Template"
        inline
        help="Each template starts with its own fonts and colors."
        value={values.plauditTemplate}
        onChange={({ target }) => setAll(settingsInForm(standardOf(kind, target.value)))}
        error={wrong('plauditTemplate')}
        options={templates}
      />
      <Choice
        name="shape"
        legend="Shape"
        inline
        value={values.shape}
        onChange={({ target }) => set('shape', target.value)}
        error={wrong('shape')}
        options={postShapeNames.map((value) => ({ value, ...postShapeWords[value] }))}
      />
    </SettingsSection>
  );
}

const backgroundFields = {
  ...{ backgroundColor: '', backgroundImage: '', backgroundImageBlur: '', boxColor: '', boxTransparency: '' },
  secondaryColor: '',
};

type BackgroundProps = {
  kind: PostKind;
  /** The chosen file of an own background, until it is saved. */
  picture: ReturnType<typeof usePicture>;
  /** The saved one. */
  present: string | null;
};

/** What is behind the texts: a color, a drawn background or an own picture, and the box that the texts are on. */
export function BackgroundSection({ kind, picture, present }: BackgroundProps) {
  const { values, set, field, wrong } = useSection(backgroundFields);
  const { chosen } = picture;
  usePending(
    'background',
    chosen && {
      prepare: async () => ({ fields: { background: null }, files: { 'input.background': chosen.file } }),
      comparedBy: 'backgroundUrl',
      clear: picture.clear,
    },
  );
  const hasOwn = chosen !== null || present !== null;
  return (
    <SettingsSection
      id="background"
      title="Background"
      labels={{
        ...{ backgroundImage: 'Background', backgroundColor: 'Background color', backgroundImageBlur: 'Blur' },
        ...{ boxColor: 'Box color', boxTransparency: 'Box transparency', background: 'Own picture' },
        ...(kind === 'review' && { secondaryColor: 'Second color' }),
      }}
    >
      <SelectField
        {...field('backgroundImage')}
        label="Background"
        options={[
          { value: 'none', label: 'Color only' },
          ...drawnBackdrops.map((value) => ({ value, label: backdropWords[value] })),
          ...(hasOwn || values.backgroundImage === 'own' ? [{ value: 'own', label: 'Your own picture' }] : []),
        ]}
      />
      <Field
        id="background-file"
        label={hasOwn ? 'Choose another picture' : 'Use your own picture'}
        optional
        help={`PNG, JPEG, or WebP, up to ${formatBytes(uploadLimits.file)}. We remove location and camera data.`}
        error={picture.refusal ?? wrong('background')}
      >
        {(input) => (
          <input
            {...input}
            ref={picture.input}
            className={classes(input.className, styles.file)}
            type="file"
            accept={pictureTypes.join(',')}
            onChange={(event) => {
              picture.choose(event);
              set('backgroundImage', 'own');
            }}
          />
        )}
      </Field>
      {chosen && (
        <div>
          <Button
            size="small"
            onClick={() => {
              picture.clear();
              set('backgroundImage', present ? 'own' : 'none');
            }}
          >
            Remove selection
          </Button>
        </div>
      )}
      <RangeField {...field('backgroundImageBlur')} label="Blur" max={postLimits.blur} unit="px" />
      <div className={styles.pair}>
        <ColorField {...field('backgroundColor')} label="Background color" />
        {kind === 'review' && (
          <ColorField {...field('secondaryColor')} label="Second color" help="For stars, marks and the panel." />
        )}
        <ColorField {...field('boxColor')} label="Box color" help="Behind the texts." />
      </div>
      <RangeField {...field('boxTransparency')} label="Box transparency" max={100} unit="%" />
    </SettingsSection>
  );
}
