import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findJava } from '../../tools/java.ts';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const run = promisify(execFile);

interface Messages {
  messages: { type: string; url?: string; lastLine?: number; message: string; extract?: string }[];
}

/**
 * The errors the Nu HTML checker finds in these documents, by name. Started once for all, because Java starts slowly.
 */
export async function htmlErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const java = findJava();
  if (!java) throw new Error('There is no Java on this machine, which the Nu HTML checker needs');
  const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-html-'));
  try {
    const names = new Map<string, string>();
    for (const [name, html] of documents) {
      const file = path.join(folder, `${names.size}.html`);
      names.set(`file:${file}`, name);
      await writeFile(file, html);
    }
    const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', folder];
    const { stderr } = await run(java, args, { maxBuffer: 50_000_000 });
    const { messages } = JSON.parse(stderr) as Messages;
    return messages.map(
      ({ url = '', lastLine, message, extract = '' }) =>
        `${names.get(url) ?? url}, line ${lastLine}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
