import type { Tell } from './fill.ts';

/** Shows progress: on a terminal as one changing line, elsewhere as a line for each step and every ten seconds. */
export function progress(output: NodeJS.WriteStream = process.stderr): Tell & { end(): void } {
  let lastStep = '';
  let lastAt = 0;
  const tell: Tell = (step, done, of) => {
    const isNew = kindOf(step) !== kindOf(lastStep);
    const now = performance.now();
    if (!isNew && now - lastAt < (output.isTTY ? 100 : 10_000)) return;
    const line = of ? `${bar(done! / of)} ${step}` : step;
    if (output.isTTY) output.write(`\r\x1b[K${line.slice(0, output.columns - 1)}`);
    else output.write(`${line}\n`);
    [lastStep, lastAt] = [step, now];
  };
  return Object.assign(tell, { end: () => void (output.isTTY && output.write('\r\x1b[K')) });
}

/** A step without its numbers. */
const kindOf = (step: string) => step.split(':')[0]!.replaceAll(/[\d,]+/g, '');

const width = 20;

function bar(share: number): string {
  const full = Math.round(width * share);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(Math.round(share * 100)).padStart(3)} %`;
}
