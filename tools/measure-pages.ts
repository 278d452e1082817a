import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { writeArtifacts } from '#server/running/artifacts.ts';

/**
 * Builds the pages for browsers without writing them, and prints as JSON what a server would send: the manifest, and
 * the size of each script and style sheet after brotli. A test runs it as its own process, because Vite reads
 * `NODE_ENV`.
 */
export interface MeasuredPages {
  readonly manifest: Readonly<Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>>;
  readonly bytes: Readonly<Record<string, number>>;
}

async function measurePages(): Promise<MeasuredPages> {
  process.env.NODE_ENV = 'production';
  await writeArtifacts();
  const root = path.join(import.meta.dirname, '..');
  const { output } = (await build({ root, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
  const contents = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
  const sent = [...contents].filter(([name]) => /\.(js|css)$/.test(name));
  return {
    manifest: JSON.parse(String(contents.get('.vite/manifest.json'))),
    bytes: Object.fromEntries(sent.map(([name, content]) => [name, brotliCompressSync(Buffer.from(content)).length])),
  };
}

console.log(JSON.stringify(await measurePages()));
