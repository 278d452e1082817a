import { useState } from 'react';
import {
  type AssetTemplate,
  assetFormats,
  assetLimits,
  assetScales,
  assetSize,
  printDpi,
} from '#common/assets/assets.ts';
import { type AssetContent, quotesReview } from '#common/assets/content.ts';
import { assetTemplateWords, formatWords, sizeInWords } from '#common/assets/words.ts';
import { contrastWithWhite } from '#common/colors.ts';
import { formatDay } from '#common/formats.ts';
import { assetPropsOf } from '#common/pictures/assets/props.ts';
import { isTooFew } from '#common/reviews/score.ts';
import { recruiterEditUrl } from '#common/urls.ts';
import { ColorField } from '#web/features/posts/ColorField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox, Choice } from '#web/ui/Choice.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { AssetPreview } from './AssetPreview.tsx';
import styles from './Assets.module.css';
import { type AssetValues, colorIn, formatOf, optionsIn, problemsIn, scaleOf } from './asset-values.ts';
import { ShareAsset } from './ShareAsset.tsx';
import { standardOptions, usualFormat } from './TemplateCards.tsx';
import { usePublicOrigin } from './use-public-origin.ts';
import { useTemplateDownload } from './use-template-download.ts';

type EditorProps = { template: AssetTemplate; content: AssetContent; subjectId: string };

/** A filled template with its controls, its files and ways to share the profile. */
export function AssetEditor({ template, content, subjectId }: EditorProps) {
  const [values, setValues] = useState<AssetValues>(() => beginning(content));
  const change = (some: Partial<AssetValues>) => setValues({ ...values, ...some });
  const site = usePublicOrigin();
  const options = optionsIn(values);
  const props = assetPropsOf(template, content, options, { site, photo: content.photoUrl });
  return (
    <div className={styles.columns}>
      <div className={`${styles.part} ${styles.aside}`}>
        <Card title="Preview">
          <div className={styles.part}>
            <AssetPreview props={props} label={`Preview of the ${assetTemplateWords[template].label.toLowerCase()}`} />
            <p className={styles.help}>{`${sizeInWords(props.size)}. ${printHelp(template)}`}</p>
          </div>
        </Card>
        <ShareAsset template={template} content={content} options={options} link={props.link} />
      </div>
      <div className={styles.part}>
        {isTooFew(content.figures.reviewCount) && (
          <Notice>The score appears once ten reviews count in it. Until then, only their number is shown.</Notice>
        )}
        <Look {...{ template, content, values, change }} />
        <Download {...{ template, content, subjectId, values, change }} />
      </div>
    </div>
  );
}

const beginning = (content: AssetContent): AssetValues => {
  const { accent, showsPhoto, reviewKey } = standardOptions(content);
  return { accent, showsPhoto, review: reviewKey ?? '', quote: '', format: null, scale: 2 };
};

const printHelp = (template: AssetTemplate) =>
  template === 'business-card' || template === 'flyer' ? 'Nothing touches the edge, so it needs no bleed.' : '';

type PartProps = {
  template: AssetTemplate;
  content: AssetContent;
  values: AssetValues;
  change: (some: Partial<AssetValues>) => void;
};

function Look({ template, content, values, change }: PartProps) {
  const problems = problemsIn(values, template, content);
  const color = colorIn(values.accent);
  const isAgency = content.kind === 'agency';
  const hasFace = template === 'email-signature' || template === 'flyer';
  return (
    <Card title="Look">
      <div className={styles.part}>
        <ColorField
          name="accent"
          label="Color"
          value={values.accent}
          help={
            color
              ? `Contrast with white: ${contrastWithWhite(color).toFixed(1)}. It must be at least 4.5.`
              : 'A color like #0072bb'
          }
          error={problems.accent}
          onChange={({ target }) => change({ accent: target.value })}
        />
        {hasFace && content.photoUrl && (
          <Checkbox
            name="showsPhoto"
            label={isAgency ? 'Show the logo' : 'Show the photo'}
            checked={values.showsPhoto}
            onChange={({ target }) => change({ showsPhoto: target.checked })}
          />
        )}
        {hasFace && !content.photoUrl && isAgency && (
          <p className={styles.help}>The agency has no logo yet, so its initials are shown.</p>
        )}
        {hasFace && !content.photoUrl && !isAgency && (
          <p className={styles.help}>
            Without a photo, initials are shown. <Link href={recruiterEditUrl()}>Edit your profile to add one</Link>
          </p>
        )}
        {quotesReview(template) && <Quotation {...{ content, values, change }} error={problems.quote} />}
      </div>
    </Card>
  );
}

type QuotationProps = Omit<PartProps, 'template'> & { error: string | undefined };

function Quotation({ content: { reviews }, values, change, error }: QuotationProps) {
  if (reviews.length === 0) return <p className={styles.help}>The first published review can be quoted here.</p>;
  return (
    <>
      <SelectField
        name="review"
        label="Review"
        value={values.review}
        onChange={({ target }) => change({ review: target.value, quote: '' })}
        options={[
          ...reviews.map(({ key, title, writer, writtenOn }) => ({
            value: key,
            label: `${title || 'Review'}, ${writer}, ${formatDay(writtenOn)}`,
          })),
          { value: '', label: 'No review' },
        ]}
      />
      {values.review && (
        <TextArea
          name="quote"
          label="What you quote"
          optional
          rows={4}
          maxLength={assetLimits.quote}
          help="Leave it empty to quote the review from its start. You can leave out whole words: put '…' in their place."
          value={values.quote}
          onChange={({ target }) => change({ quote: target.value })}
          error={error}
        />
      )}
    </>
  );
}

function Download({ template, content, subjectId, values, change }: PartProps & { subjectId: string }) {
  const { download, busy } = useTemplateDownload();
  const size = assetSize(template, content.country);
  const isWrong =
    Object.keys(problemsIn(values, template, content)).length > 0 || values.quote.length > assetLimits.quote;
  const usual = usualFormat(template, content.country);
  const { format: chosen, scale } = values;
  const format = chosen ?? usual;
  return (
    <Card title="Download">
      <div className={styles.part}>
        <Choice
          name="format"
          legend="Format"
          inline
          value={format}
          onChange={({ target }) => change({ format: formatOf(target.value) })}
          options={assetFormats.map((value) => ({
            value,
            label: formatWords[value],
            help: value === usual ? 'Best for this' : undefined,
          }))}
        />
        {format !== 'pdf' && (
          <SelectField
            name="scale"
            label="Size"
            value={String(scale)}
            onChange={({ target }) => change({ scale: scaleOf(target.value) })}
            options={assetScales.map((value) => ({
              value: String(value),
              label: size.mm ? `${value * printDpi} dpi` : scaleWords[value],
            }))}
          />
        )}
        <FormActions>
          <Button
            variant="primary"
            busy={busy !== null}
            aria-disabled={isWrong || undefined}
            onClick={() => !isWrong && download({ template, subjectId, format, scale, options: optionsIn(values) })}
          >
            {`Download ${formatWords[format]}`}
          </Button>
        </FormActions>
        {isWrong && <p className={styles.help}>Correct the marked fields first.</p>}
        <p className={styles.help}>
          A file shows the figures of its day. Download it again from time to time, so that it stays true.
        </p>
      </div>
    </Card>
  );
}

const scaleWords = { 1: 'Normal', 2: 'Sharp, twice as large', 3: 'Three times as large' } as const;
