import { type AssetTemplate, assetSize, assetTemplates, standardAssetAccent } from '#common/assets/assets.ts';
import type { AssetContent, AssetOptions } from '#common/assets/content.ts';
import { assetTemplateWords, formatWords, sizeInWords } from '#common/assets/words.ts';
import { assetPropsOf } from '#common/pictures/assets/props.ts';
import { marketingTemplateUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { AssetPreview } from './AssetPreview.tsx';
import styles from './Assets.module.css';
import { usePublicOrigin } from './use-public-origin.ts';
import { useTemplateDownload } from './use-template-download.ts';

/** How a template looks until it is customized: with the photo and the newest review. */
export const standardOptions = ({ reviews }: AssetContent): AssetOptions => ({
  ...{ accent: standardAssetAccent, showsPhoto: true, reviewKey: reviews[0]?.key ?? null, quote: null },
});

/** The format that a template is mostly used in. */
export const usualFormat = (template: AssetTemplate, country: string) =>
  assetSize(template, country).mm ? 'pdf' : 'png';

/** The templates filled with the figures of a person, each to download or to customize. */
export function TemplateCards({ content, subjectId }: { content: AssetContent; subjectId: string }) {
  const site = usePublicOrigin();
  const { download, busy } = useTemplateDownload();
  const options = standardOptions(content);
  return (
    <ul className={styles.cards}>
      {assetTemplates.map((template) => {
        const { label, help } = assetTemplateWords[template];
        const format = usualFormat(template, content.country);
        const props = assetPropsOf(template, content, options, { site, photo: content.photoUrl });
        return (
          <li key={template}>
            <Card title={label} level={3}>
              <div className={styles.part}>
                <AssetPreview props={props} label={`Preview of the ${label.toLowerCase()}`} most={220} />
                <p className={styles.help}>{`${help} ${sizeInWords(props.size)}.`}</p>
                <FormActions>
                  <Button href={marketingTemplateUrl({ template })} aria-label={`Customize the ${label.toLowerCase()}`}>
                    Customize
                  </Button>
                  <Button
                    busy={busy === template}
                    onClick={() => download({ template, subjectId, format, scale: format === 'pdf' ? 3 : 2, options })}
                    aria-label={`Download ${formatWords[format]}: ${label}`}
                  >
                    {`Download ${formatWords[format]}`}
                  </Button>
                </FormActions>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
