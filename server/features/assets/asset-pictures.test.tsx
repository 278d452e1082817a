import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { type AssetTemplate, assetTemplates, standardAssetAccent } from '#common/assets/assets.ts';
import type { AssetContent } from '#common/assets/content.ts';
import { AssetPicture } from '#common/pictures/assets/AssetPicture.tsx';
import { assetPropsOf } from '#common/pictures/assets/props.ts';
import { drawPaper, endDrawing } from '#server/papers/draw.ts';
import { elementsOf, readPaper } from '#server/papers/testing/read-paper.ts';
import { postFontFiles, readFonts } from '#server/pictures/fonts.ts';
import type { AssetPaperProps } from './papers/AssetPaper.tsx';
import { pictureTexts } from './papers/picture-texts.tsx';

afterAll(() => endDrawing());

const texts = {
  short: 'Kind, quick and honest.',
  'long words': `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten '.repeat(3)}${'W'.repeat(200)}`,
  emoji: 'Great help 👍🏽 and all 🎉🎉, every day 👩‍💼',
  arabic: 'وجدوا لي وظيفة في عشرة أيام، شكرا جزيلا لهم Plaudit على كل شيء. '.repeat(12),
  macrons: 'Ngā mihi nui ki a Tūī rāua ko Ānaru: he tino pai te āwhina mai i Tāmaki Makaurau. '.repeat(6),
  '3,000 characters': 'The recruiter listened to what I wanted, and came back. '.repeat(60).slice(0, 3000),
  'wide capitals': 'WWW MMM '.repeat(100),
};

type Wishes = { reviewCount?: number; publishedCount?: number; kind?: AssetContent['kind'] };

const propsOf = (template: AssetTemplate, text: string, wishes: Wishes = {}) => {
  const { reviewCount = 12_345, publishedCount = 12_400, kind = 'recruiter' } = wishes;
  const content: AssetContent = {
    ...{ kind, slug: 'w'.repeat(text.length > 60 ? 80 : 8), name: text.slice(0, 80), headline: text.slice(0, 120) },
    ...{ agencyName: kind === 'agency' ? null : text.slice(0, 80), location: text.slice(0, 80), country: 'GB' },
    photoUrl: null,
    figures: { score: 4.62, half: 0.2, reviewCount, publishedCount, asOf: '2026-09-28' },
    reviews: [
      {
        ...{ key: 'one', writer: text.slice(0, 60), audience: 'candidate', level: 4, stars: 5 },
        ...{ title: text.slice(0, 120), body: text, writtenOn: '2026-09-21' },
      },
    ],
  };
  const options = { accent: standardAssetAccent, showsPhoto: true, reviewKey: 'one', quote: null };
  return assetPropsOf(template, content, options, { site: 'https://plaudit.example', photo: null });
};

const renderer = new Renderer();
for (const font of [...readFonts(), ...postFontFiles([])]) await renderer.registerFont(font);

interface Box {
  width: number;
  height: number;
  transform: readonly number[];
  children: readonly Box[];
  runs: readonly { text: string; x: number; width: number }[];
}

/** Texts that reach beyond the picture, or beyond the box they are in. */
async function overflows(template: AssetTemplate, text: string, wishes?: Wishes): Promise<string[]> {
  const props = propsOf(template, text, wishes);
  const { node, css } = await fromJsx(<AssetPicture {...props} />);
  const size = { width: Math.round(props.size.width), height: Math.round(props.size.height) };
  const measured = (await renderer.measure(node, { ...size, css })) as Box;
  const found: string[] = [];
  const visit = (box: Box, parent: Box) => {
    const [left, top] = [box.transform[4]!, box.transform[5]!];
    const [right, bottom] = [left + box.width, top + box.height];
    if (box.runs.length > 0) {
      const words = box.runs[0]!.text;
      if (right > size.width + 1 || bottom > size.height - 4 || top < 0)
        found.push(`${words}: ${top}–${bottom}, ${right}`);
      const below = bottom - parent.transform[5]! - parent.height;
      if (below > 1) found.push(`${words} is ${below} below what it is in`);
      // A space at the end of a line hangs over its edge.
      for (const run of box.runs)
        if (run.x + run.width > box.width + (run.text.endsWith(' ') ? 20 : 2)) found.push(`${run.text} is too wide`);
    }
    for (const child of box.children) visit(child, box);
  };
  visit(measured, measured);
  return found;
}

describe.each(assetTemplates)('%s', (template) => {
  test.each(Object.entries(texts))('has room for %s', async (_, text) => {
    for (const kind of ['recruiter', 'agency'] as const)
      for (const count of [12_345, 9, 0])
        expect(await overflows(template, text, { kind, reviewCount: count, publishedCount: count })).toEqual([]);
  });

  test('says that there are too few reviews, or none, and shows no score then', () => {
    const textOf = (count: number) =>
      renderToStaticMarkup(
        <AssetPicture {...propsOf(template, texts.short, { reviewCount: count, publishedCount: count })} />,
      ).replaceAll(/<[^>]+>/g, ' ');
    expect(textOf(12_345)).toContain('4.6');
    expect(textOf(9)).toContain('9 reviews, too few for a score');
    expect(textOf(0)).toContain('No reviews yet');
    for (const count of [9, 0]) expect(textOf(count)).not.toContain('4.6');
  });

  test('is one page on paper for every kind of text, with its fonts inside', async () => {
    for (const text of Object.values(texts)) {
      const props = propsOf(template, text);
      const bytes = await drawPaper<AssetPaperProps>(new URL('./papers/AssetPaper.tsx', import.meta.url).href, {
        ...{ ...props, pictureTexts: await pictureTexts(props) },
      });
      const read = readPaper(bytes);
      expect(read.pages).toHaveLength(1);
      expect(read.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
      expect(elementsOf(read.root).filter(({ tag }) => tag === 'H1')).toHaveLength(1);
      const isArabic = text === texts.arabic;
      expect(bytes.toString('latin1').includes('/Subtype /Image')).toBe(isArabic);
    }
  });
});
