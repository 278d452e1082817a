import { chromium, type Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureSize } from '#common/pictures/look.ts';
import { findBrowser } from '../tools/browser.ts';
import { readBenchOptions } from './kit/options.ts';
import { ownCommand, printMachine, report } from './kit/report.ts';
import { median, spreadOf } from './kit/statistics.ts';
import '../server/tsx-hook.ts';

/**
 * B10: the link preview of a recruiter, drawn one after the other by our renderer, against the same template as a PNG by
 * a warm headless Chromium. Each picture has another name, so nothing is kept. `node bench/b10-pictures.ts --rounds 8`
 */
const { rounds, seconds } = readBenchOptions();
// The hook that reads .tsx has to be there first.
const { RecruiterPicture } = await import('#common/pictures/RecruiterPicture.tsx');
const { drawPicture } = await import('#server/pictures/draw.ts');

let count = 0;
const next = () =>
  createElement(RecruiterPicture, {
    ...{ name: `Ann Lee ${count++}`, agency: 'Harbour Talent', specialities: ['Construction', 'Engineering'] },
    ...{ score: 4.62, half: 0.24, reviewCount: 24, publishedCount: 26 },
  });

const executablePath = findBrowser();
if (!executablePath) throw new Error('B10 needs Chromium or Chrome.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  printMachine(`Chromium ${browser.version()}`);
  for (const [scale, least] of [
    [1, 5],
    [2, 2.5],
  ] as const) {
    const page = await browser.newPage({ viewport: pictureSize, deviceScaleFactor: scale });
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = -1; round < rounds; round++) {
      const drawn = await msEach(() => drawPicture(next(), { scale }));
      const shot = await msEach(() => shotOf(page));
      if (round < 0) continue;
      ours.push(drawn);
      theirs.push(shot);
    }
    await page.close();
    const ratios = theirs.map((ms, round) => ms / ours[round]!);
    const { least: low, most: high } = spreadOf(ratios);
    report([
      {
        what: `B10 link preview at scale ${scale}`,
        ours: `${median(ours).toFixed(1)} ms`,
        limit: `${median(theirs).toFixed(1)} ms (warm Chromium)`,
        ratio: median(ratios).toFixed(2),
        spread: `${low.toFixed(2)} to ${high.toFixed(2)}`,
        byCpu: '–',
        goal: `≥ ${least}`,
        isReached: median(ratios) >= least,
        command: ownCommand(),
      },
    ]);
  }
} finally {
  await browser.close();
}

/** The time of one, in milliseconds, while it is done again and again. */
async function msEach(draw: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  let done = 0;
  while (performance.now() - from < seconds * 1000) {
    await draw();
    done++;
  }
  return (performance.now() - from) / done;
}

async function shotOf(page: Page): Promise<Buffer> {
  await page.setContent(`<style>body{margin:0}</style>${renderToStaticMarkup(next())}`);
  return page.screenshot({ type: 'png' });
}
