import { createContext, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FilledTemplate } from '#common/pictures/assets/AssetPicture.tsx';
import { type AssetParts, pictureParts, sizesFrom, type WordsProps } from '#common/pictures/assets/parts.tsx';
import type { AssetProps } from '#common/pictures/assets/props.ts';
import { fitText, linesOf } from '#common/pictures/posts/fitting.ts';
import { linesHigh } from '#common/pictures/posts/parts.tsx';
import { drawPicture } from '#server/pictures/draw.ts';
import { postFontFiles } from '#server/pictures/fonts.ts';
import { keyOfText, type PictureText } from './texts.ts';

/** Pixels for each pixel of the template: 400 dpi. */
const scale = 4;

/**
 * The Arabic texts of a template as pictures. The painter of papers misplaces the dots of Arabic letters, so papers show
 * these pictures, with the text as their alternative.
 */
export async function pictureTexts(props: AssetProps): Promise<Readonly<Record<string, PictureText>>> {
  const found: WordsProps[] = [];
  renderToStaticMarkup(
    <Found value={found}>
      <FilledTemplate {...props} parts={collecting} />
    </Found>,
  );
  const drawn = await Promise.all(found.map(async (words) => [keyOfText(words), await draw(words)] as const));
  return Object.fromEntries(drawn);
}

const Found = createContext<WordsProps[]>([]);

/** Parts that draw nothing and note the Arabic texts. */
const collecting: AssetParts = {
  Box: pictureParts.Box,
  Words: (words) => {
    if (/\p{Script=Arabic}/u.test(words.children)) use(Found).push(words);
    return <i />;
  },
  Vector: () => <i />,
  Photo: () => <i />,
};

async function draw(words: WordsProps): Promise<PictureText> {
  const { Box, Words } = pictureParts;
  const { width, isBold = false, size, least = size } = words;
  const room = { family: 'Mulish', isBold, width } as const;
  const fitting = fitText(words.children, {
    ...room,
    size,
    least,
    height: words.height,
    sizes: sizesFrom(size, least),
  });
  const height = linesHigh(linesOf(fitting.text, { ...room, size: fitting.size }), fitting.size);
  const bytes = await drawPicture(
    <Box width={width} height={height}>
      <Words {...words} />
    </Box>,
    { width, height, scale, fonts: postFontFiles([]) },
  );
  return { src: `data:image/png;base64,${bytes.toString('base64')}`, height };
}
