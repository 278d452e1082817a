import { monitorEventLoopDelay } from 'node:perf_hooks';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerPaper } from './answer.ts';
import { drawPaper, endDrawing, TooManyPapers } from './draw.ts';
import { KeptPapers } from './kept-papers.ts';
import type { LongPaperProps } from './testing/LongPaper.tsx';
import { elementsOf, readPaper } from './testing/read-paper.ts';

const template = new URL('./testing/LongPaper.tsx', import.meta.url).href;
const draw = (props: Partial<LongPaperProps>) =>
  drawPaper<LongPaperProps>(template, { title: 'Paper', paragraphs: ['One'], ...props });

afterAll(() => endDrawing());

test('is tagged A4 with a title, a language and its fonts inside', async () => {
  const { root, ...read } = readPaper(
    await draw({ title: 'Of Ann & Lee', paragraphs: ['First text.', 'Second text.'] }),
  );
  expect(read).toMatchObject({ title: 'Of Ann & Lee', language: 'en-US', isTagged: true });
  expect(read.sizes.map((size) => size.map(Math.round))).toEqual([[595, 842]]);
  expect(read.fonts.length).toBeGreaterThan(0);
  expect(read.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
  expect(read.links).toEqual(['https://plaudit.example/']);
  expect(root).toMatchObject({
    tag: 'Document',
    children: [
      { tag: 'H1', text: 'Of Ann & Lee' },
      {
        tag: 'Sect',
        children: [
          { tag: 'H2', text: 'Part 1' },
          { tag: 'P', text: 'First text.' },
        ],
      },
      {
        tag: 'Sect',
        children: [
          { tag: 'H2', text: 'Part 2' },
          { tag: 'P', text: 'Second text.' },
        ],
      },
      { tag: 'Link', text: 'https://plaudit.example/' },
    ],
  });
  expect(read.pages[0]).toContain('Page 1 of 1');
  expect(elementsOf(root).some(({ text }) => text.includes('Page 1'))).toBe(false);
});

test('draws the scripts of its fonts, each font embedded once however often they change', async () => {
  const words = 'Tūī Ñandú Żółć O’Brien Нгуен Nguyễn Thị Ánh ';
  const { root, fonts } = readPaper(await draw({ paragraphs: [words.repeat(20).trim()] }));
  const shown = elementsOf(root).find(({ tag }) => tag === 'P')!.text;
  expect(shown.normalize('NFC')).toBe(words.repeat(20).trim());
  // Two weights in at most five parts.
  expect(fonts.length).toBeLessThanOrEqual(10);
});

test('a paragraph that continues on the next page stays one element', async () => {
  const words = 'A sentence of some length that fills the page. '.repeat(150).trim();
  const { root, pages } = readPaper(await draw({ paragraphs: [words] }));
  expect(pages.length).toBeGreaterThan(1);
  const paragraphs = elementsOf(root).filter(({ tag }) => tag === 'P');
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs[0]!.text.replaceAll(/\s+/g, ' ')).toBe(words);
});

test('requests are still answered while the thread draws a paper of 40 pages', async () => {
  const app = Fastify();
  app.get('/', async () => 'here');
  await draw({});
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let isDrawn = false;
  const drawing = draw({ paragraphs: Array.from({ length: 130 }, () => 'Words of a long paper. '.repeat(60)) }).finally(
    () => {
      isDrawn = true;
    },
  );
  let answered = 0;
  while (!isDrawn) {
    expect((await app.inject('/')).body).toBe('here');
    answered += 1;
    await new Promise((next) => setTimeout(next, 10));
  }
  delay.disable();
  expect(readPaper(await drawing).pages.length).toBeGreaterThanOrEqual(40);
  expect(answered).toBeGreaterThan(10);
  // It takes seconds on this thread. Other processes of a busy machine may delay a turn, but not by that much.
  expect(delay.max / 1e6).toBeLessThan(400);
  await app.close();
});

test('a paper that fails leaves the thread at work, and one that ends the thread fails alone', async () => {
  await expect(draw({ fails: 'throws' })).rejects.toThrow('This paper cannot be drawn');
  const [died, after] = await Promise.allSettled([draw({ fails: 'dies' }), draw({ title: 'Next' })]);
  expect(died.status).toBe('rejected');
  expect(after.status).toBe('fulfilled');
  const running = draw({ paragraphs: Array.from({ length: 60 }, () => 'Words. '.repeat(60)) });
  const ended = expect(running).rejects.toThrow('ended');
  await endDrawing();
  await ended;
  expect(readPaper(await draw({ title: 'Again' })).title).toBe('Again');
});

test('too many at once are refused, and a request for one is told to come back', async () => {
  const papers = Array.from({ length: 40 }, () => draw({}));
  const app = Fastify();
  const kept = new KeptPapers(1_000_000);
  const props: LongPaperProps = { title: 'Kept', paragraphs: [] };
  app.get('/paper', (request, reply) => answerPaper(request, reply, kept.of(template, props), 'paper.pdf'));
  const busy = await app.inject('/paper');
  expect(busy.statusCode).toBe(503);
  expect(busy.headers['retry-after']).toBe('5');
  const results = await Promise.allSettled(papers);
  const refused = results.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyPapers);
  const first = await app.inject('/paper');
  expect(first).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } });
  const etag = String(first.headers.etag);
  expect((await app.inject({ url: '/paper', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  expect((await app.inject('/paper')).rawPayload.equals(first.rawPayload)).toBe(true);
  await app.close();
});
