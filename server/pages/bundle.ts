import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentFiles } from '../../web/app/Document.tsx';

const project = path.join(import.meta.dirname, '../..');
const client = path.join(project, 'dist/client');

/** The pages as built for the server. Types only: the server runs the build, not the sources. */
export type Entry = typeof import('../../web/app/entry-server.tsx');

/** A build of the pages, or Vite's view of their sources in development. */
export interface Bundle {
  /** Changes with every build; part of the key of kept pages. */
  readonly id: string;
  entry(): Promise<Entry>;
  filesFor(sources: readonly string[]): DocumentFiles;
  /** Transforms documents in development: Vite adds its client. */
  finish(path: string, html: string): Promise<string>;
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
/** Vite's manifest: the chunks of a build by source. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The path of the built assets. */
export const assetsFolder = path.join(client, 'assets');

/** Reads the last build. */
export function builtBundle(): Bundle {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));
  const serverFile = path.join(project, 'dist/server/entry-server.js');
  const files = new Map<string, DocumentFiles>();
  const filesFor = (sources: readonly string[]) => {
    const key = sources.join();
    const known = files.get(key) ?? filesOf(manifest, sources);
    files.set(key, known);
    return known;
  };
  const id = createHash('sha256').update(JSON.stringify(manifest)).update(readFileSync(serverFile)).digest('base64url');
  const loaded: Promise<Entry> = import(pathToFileURL(serverFile).href);
  return { id, entry: () => loaded, filesFor, finish: async (_path, html) => html };
}

const entrySource = 'web/app/entry-client.ts';
const appSource = 'web/app/start.tsx';
/** The fonts of most pages; others load where they are used. */
const fontSource = 'web/ui/fonts/mulish-basic.woff2';

/** Entry, app, the page behind a dialog, and page, each after its imports: loaded at once, and run in this order. */
export function filesOf(manifest: Manifest, sources: readonly string[]): DocumentFiles {
  const seen = new Set<string>();
  const modules = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
    modules.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const key of [entrySource, appSource, ...sources.map((source) => keyOf(manifest, source))]) add(key);
  const entry = manifest[entrySource]!.file;
  modules.delete(entry);
  const font = manifest[fontSource];
  return {
    entry: `/${entry}`,
    modules: [...modules].map(fromRoot),
    styles: [...styles].map(fromRoot),
    fonts: font ? [fromRoot(font.file)] : [],
  };
}

/** A page that others import, such as a profile under its dialogs, is not an entry: its chunk has only a name. */
const keyOf = (manifest: Manifest, source: string) =>
  source in manifest
    ? source
    : (Object.keys(manifest).find((key) => manifest[key]!.name === path.parse(source).name) ?? source);

const fromRoot = (file: string) => `/${file}`;
