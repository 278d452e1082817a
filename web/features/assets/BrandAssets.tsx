import { graphql } from 'react-relay';
import { type BrandAsset, brandAssets, brandFormats } from '#common/assets/assets.ts';
import { brandAssetWords, formatWords } from '#common/assets/words.ts';
import { pictureParts } from '#common/pictures/assets/parts.tsx';
import { brandDrawing } from '#common/pictures/brand-svg.ts';
import { colours } from '#common/pictures/look.ts';
import { productName } from '#common/product.ts';
import type { BrandAssetsLinkQuery } from '#web/__generated__/BrandAssetsLinkQuery.graphql.ts';
import { useDownload } from '#web/list/use-download.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from './Assets.module.css';

/** Our own marks to download, and how to use them. */
export function BrandAssets() {
  const { download, busy } = useDownload<BrandAssetsLinkQuery>(
    graphql`
      query BrandAssetsLinkQuery($brand: String!, $format: String!) {
        link: brandAssetLink(brand: $brand, format: $format)
      }
    `,
    'brand_asset_downloaded',
  );
  return (
    <div className={styles.part}>
      <ul className={styles.cards}>
        {brandAssets.map((brand) => (
          <li key={brand}>
            <Card title={brandAssetWords[brand]} level={3}>
              <div className={styles.part}>
                <Ground brand={brand} />
                <FormActions>
                  {brandFormats.map((format) => (
                    <Button
                      key={format}
                      busy={busy === `${brand} ${format}`}
                      onClick={() => download(brand, { brand, format }, `${brand} ${format}`)}
                      aria-label={`Download ${formatWords[format]}: ${brandAssetWords[brand].toLowerCase()}`}
                    >
                      {`Download ${formatWords[format]}`}
                    </Button>
                  ))}
                </FormActions>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <Card title={`How to use ${productName}’s logo`} level={3}>
        <div className={styles.rules}>
          <p>
            Use it to link to your profile, or to say where your reviews come from. It mustn’t look as if we recommend
            you or work with you, beyond what your profile shows.
          </p>
          <dl className={styles.facts}>
            <dt>Name</dt>
            <dd>{`Write ${productName} with a capital P, in the font of your text. It’s a name: don’t use it as a verb or translate it.`}</dd>
            <dt>Space</dt>
            <dd>Leave at least half the sign’s height free on every side.</dd>
            <dt>Size</dt>
            <dd>Show the sign at least 16 pixels high on screens, or 5 mm in print.</dd>
            <dt>Colors</dt>
            <dd>
              {`Blue ${colours.brand}, dark ${colours.ink} and white. Use the logo for dark backgrounds where the dark name would be hard to read.`}
            </dd>
          </dl>
          <p>Don’t:</p>
          <ul>
            <li>change its colors, letters or proportions, turn it, or add effects</li>
            <li>put it on a busy photo, or in a box of your own</li>
            <li>make it part of your own logo, name, icon or domain</li>
            <li>show it beside stars or scores that aren’t from your profile, or that are out of date</li>
          </ul>
        </div>
      </Card>
    </div>
  );
}

function Ground({ brand }: { brand: BrandAsset }) {
  const isDark = brand.endsWith('-dark');
  const { Vector } = pictureParts;
  return (
    <div
      className={styles.ground}
      style={{ backgroundColor: isDark ? colours.ink : colours.paper }}
      role="img"
      aria-label={`${productName}: ${brandAssetWords[brand].toLowerCase()}`}
    >
      <Vector of={brandDrawing(brand)} width={brand === 'mark' ? 72 : 180} />
    </div>
  );
}
