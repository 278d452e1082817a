import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { fontsOf, jobPostOf, reviewPostOf } from '#common/pictures/posts/content.ts';
import { GonePost } from '#common/pictures/posts/GonePost.tsx';
import { JobPost } from '#common/pictures/posts/JobPost.tsx';
import { ReviewPost } from '#common/pictures/posts/ReviewPost.tsx';
import {
  drawnBackdrops,
  jobTemplates,
  type PostShape,
  postFontSizes,
  postFonts,
  postShapeNames,
  postShapes,
  reviewTemplates,
} from '#common/posts/posts.ts';
import {
  type JobSettings,
  type ReviewSettings,
  standardJobSettings,
  standardReviewSettings,
} from '#common/posts/settings.ts';
import { drawPicture } from './draw.ts';
import { postFontFiles, readFonts } from './fonts.ts';

const texts = {
  short: 'Kind, quick and honest. They found me a role in ten days.',
  'long words': `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten '.repeat(3)}${'W'.repeat(200)}`,
  emoji: 'Great help 👍🏽 from 山田 and all 🎉🎉, every day 👩‍💼',
  arabic: 'وجدوا لي وظيفة في عشرة أيام، شكرا جزيلا لهم Plaudit على كل شيء وأكثر من ذلك بكثير. '.repeat(12),
  macrons: 'Ngā mihi nui ki a Tūī rāua ko Ānaru: he tino pai te āwhina mai i Tāmaki Makaurau ki Ōtautahi. '.repeat(6),
  '3,000 characters': 'The recruiter listened to what I wanted, and came back with three roles. '
    .repeat(60)
    .slice(0, 3000),
  'wide capitals': 'WWW MMM '.repeat(100),
};

const ofReview = (text: string, shape: PostShape, settings: ReviewSettings) => (
  <ReviewPost
    {...reviewPostOf(
      { shape, settings, own: null },
      {
        ...{
          overall: 4,
          level: 3,
          title: 'Great',
          body: text,
          shownName: text.slice(0, 60),
          submittedAt: '2026-11-21T00:00:00Z',
        },
        ...{ recruiter: text.slice(0, 40), agency: 'Harbour Talent' },
      },
      null,
    )}
  />
);
const ofJob = (text: string, shape: PostShape, settings: JobSettings, reviewCount = 44) => (
  <JobPost
    {...jobPostOf(
      { shape, settings, own: null },
      {
        title: text.slice(0, 80),
        subtitle: text.slice(0, 120),
        description: text.slice(0, 600),
        location: text.slice(0, 80),
      },
      {
        ...{ name: text.slice(0, 60), agency: 'Harbour Talent', phone: '+61 2 5550 1234' },
        ...{ score: 4.6, half: 0.2, reviewCount, publishedCount: 44 },
      },
    )}
  />
);

const renderer = new Renderer();
for (const font of [...readFonts(), ...postFontFiles(postFonts)]) await renderer.registerFont(font);

interface Box {
  width: number;
  height: number;
  transform: readonly number[];
  children: readonly Box[];
  runs: readonly { text: string; x: number; y: number; width: number; height: number }[];
}

/** What is outside the picture, and texts that are lower than the box they are in. */
async function overflows(element: ReactElement, shape: PostShape): Promise<string[]> {
  const { node, css } = await fromJsx(element);
  const size = postShapes[shape];
  const measured = (await renderer.measure(node, { ...size, css })) as Box;
  const found: string[] = [];
  const visit = (box: Box, parent: Box) => {
    const [left, top] = [box.transform[4]!, box.transform[5]!];
    const [bottom, right] = [top + box.height, left + box.width];
    if (box.runs.length > 0) {
      if (bottom > size.height - 20 || right > size.width + 1)
        found.push(`${box.runs[0]!.text} reaches ${right} × ${bottom}`);
      const inParent = parent.transform[5]! + parent.height;
      if (bottom > inParent + 1) found.push(`${box.runs[0]!.text} is ${bottom - inParent} below what it is in`);
      // A space at the end of a line hangs over its edge.
      for (const run of box.runs)
        if (run.x + run.width > box.width + (run.text.endsWith(' ') ? 30 : 2))
          found.push(`${run.text} is ${run.x + run.width - box.width} too wide`);
    }
    for (const child of box.children) visit(child, box);
  };
  visit(measured, measured);
  return found;
}

describe.each(postShapeNames)('in the shape %s', (shape) => {
  test.each(reviewTemplates)('the review template %s has room for every kind of text', async (template) => {
    for (const text of Object.values(texts))
      for (const size of [36, 54, 72] as const) {
        const settings = {
          ...standardReviewSettings[template],
          textFontSize: size,
          authorFontSize: size === 72 ? 40 : 26,
        };
        expect(await overflows(ofReview(text, shape, settings as ReviewSettings), shape)).toEqual([]);
      }
  });

  test.each(jobTemplates)('the job template %s has room for every kind of text', async (template) => {
    for (const text of Object.values(texts))
      for (const size of [32, 72] as const) {
        const settings = { ...standardJobSettings[template], titleFontSize: size };
        expect(await overflows(ofJob(text, shape, settings as JobSettings), shape)).toEqual([]);
      }
  });
});

test.each(postFonts)('in %s, no text is wider than it was estimated', async (font) => {
  for (const text of Object.values(texts))
    for (const textFontSize of [28, 48] as const) {
      const settings: ReviewSettings = {
        ...standardReviewSettings.default,
        textFontFamily: font,
        authorFontFamily: font,
        textFontSize,
      };
      expect(await overflows(ofReview(text, 'wide', settings), 'wide')).toEqual([]);
    }
});

test('every background, font and size draws, and each differs from the others', async () => {
  const draw = (settings: Partial<ReviewSettings>) => {
    const look = { ...standardReviewSettings.default, ...settings };
    const drawing = { ...postShapes.wide, fonts: postFontFiles(fontsOf(look)) };
    return drawPicture(ofReview('Kind, quick and honest.', 'wide', look), drawing);
  };
  const pictures: Buffer[] = [];
  for (const backgroundImage of drawnBackdrops) pictures.push(await draw({ backgroundImage }));
  for (const textFontFamily of postFonts) pictures.push(await draw({ textFontFamily, backgroundImage: 'none' }));
  for (const textFontSize of postFontSizes)
    pictures.push(await draw({ textFontSize, backgroundImage: 'none', boxTransparency: 50 }));
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(pictures.length);
});

test('the picture of a review that is gone says so', async () => {
  for (const shape of postShapeNames) expect(await overflows(<GonePost shape={shape} />, shape)).toEqual([]);
});

test('a job post shows a score only from enough reviews', async () => {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const textOf = (count: number) => renderToStaticMarkup(ofJob(texts.short, 'wide', standardJobSettings['001'], count));
  expect(textOf(44)).toContain('4.6 · 44 reviews');
  expect(textOf(9)).toContain('too few for a score');
  expect(textOf(9)).not.toContain('4.6');
});
