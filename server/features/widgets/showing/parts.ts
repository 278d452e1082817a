import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const folder = new URL('../../../../web/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** A script of ours as a browser runs it. Its types, comments and indents are left out. */
function scriptOf(file: string): string {
  const plain = stripTypeScriptTypes(read(file), { mode: 'strip' });
  return plain
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/$/gm, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^\s+|[ \t]+$/gm, '');
}

function sheetOf(...files: string[]): string {
  return files
    .map(read)
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .trim();
}

/** The loader for host pages. */
export const loaderScript = scriptOf('widget/loader.ts');
/** The script inside a widget's document. */
export const frameScript = scriptOf('widget/frame.ts');
/** The styles of a widget's document: the product's tokens, and its own. */
export const frameStyles = sheetOf('ui/tokens.css', 'widget/frame.css');
