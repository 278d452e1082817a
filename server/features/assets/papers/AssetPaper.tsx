import { Document, Page } from '@react-pdf/renderer';
import { assetTemplateWords } from '#common/assets/words.ts';
import { FilledTemplate } from '#common/pictures/assets/AssetPicture.tsx';
import type { AssetProps } from '#common/pictures/assets/props.ts';
import type { Paper } from '#server/papers/draw.ts';
import { paperFonts } from '#server/papers/fonts.ts';
import { PictureTexts, paperParts, points } from './parts.tsx';
import type { PictureText } from './texts.ts';

/** What a paper draws: a photo is a data URL of a PNG, and texts that can't be drawn as such are pictures. */
export interface AssetPaperProps extends AssetProps {
  readonly pictureTexts: Readonly<Record<string, PictureText>>;
}

/** A filled template on a page of its size. */
export const paper: Paper<AssetPaperProps> = {
  info: ({ template, name }) => ({ title: `${assetTemplateWords[template].label} of ${name}`, language: 'en-US' }),
  draw: ({ pictureTexts, ...props }) => {
    const { width, height } = props.size;
    return (
      <Document>
        <Page
          size={[points(width), points(height)]}
          wrap={false}
          style={{ fontFamily: paperFonts as unknown as string }}
        >
          <PictureTexts value={pictureTexts}>
            <FilledTemplate {...props} parts={paperParts} />
          </PictureTexts>
        </Page>
      </Document>
    );
  },
};
