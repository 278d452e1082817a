import '#server/tsx-hook.ts';
import { parentPort } from 'node:worker_threads';
import type { Drawn, PaperModule, Wanted } from './draw.ts';
import { paintPaper } from './paint.ts';

/** Draws one paper after the other: the props of a template come in, its bytes go out. */
parentPort!.on('message', (wanted: Wanted) => void draw(wanted));

async function draw({ number, template, props }: Wanted): Promise<void> {
  try {
    const { paper }: PaperModule = await import(template);
    const bytes = new Uint8Array(await paintPaper(paper.draw(props), paper.info(props)));
    parentPort!.postMessage({ number, bytes } satisfies Drawn, [bytes.buffer]);
  } catch (error) {
    parentPort!.postMessage({
      number,
      error: error instanceof Error ? error : new Error(String(error)),
    } satisfies Drawn);
  }
}
