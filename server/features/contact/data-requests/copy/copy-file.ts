import { formatCount } from '#common/formats.ts';
import { productName } from '#common/product.ts';
import { spelledOut } from '#common/spelled-out.ts';
import { zipOf } from '#server/storage/zip.ts';
import type { KeptPart } from './kept-data.ts';

/** A part with its rows. */
export type FilledPart = Omit<KeptPart, 'rows' | 'of'> & { entries: readonly Readonly<Record<string, unknown>>[] };

/** The zip file of a copy: a page to read, and the same as JSON. */
export function copyFile(email: string, madeAt: Date, parts: readonly FilledPart[]): Buffer {
  const data = Object.fromEntries(parts.map(({ name, entries }) => [name, entries]));
  return zipOf({
    'your-data.html': pageOf(email, madeAt, parts),
    'your-data.json': JSON.stringify({ madeBy: productName, madeAt: madeAt.toISOString(), email, data }, null, 2),
  });
}

function pageOf(email: string, madeAt: Date, parts: readonly FilledPart[]): string {
  const filled = parts.filter(({ entries }) => entries.length > 0);
  const empty = parts.filter(({ entries }) => entries.length === 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data on ${escaped(productName)}</title>
<style>
body { margin: 0 auto; max-width: 48rem; padding: 1rem; font: 1rem/1.5 sans-serif; overflow-wrap: anywhere; }
article { border-top: 1px solid #bbb; padding-block: .5rem; }
dl { display: grid; grid-template-columns: minmax(6rem, 12rem) 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: #555; }
dd { margin: 0; white-space: pre-wrap; }
</style>
</head>
<body>
<h1>Your data on ${escaped(productName)}</h1>
<p>Everything that we kept under ${escaped(email)} on ${madeAt.toISOString().slice(0, 10)}. Times are in UTC. The file your-data.json holds the same for programs.</p>
<ul>
${filled.map(({ name, title, entries }) => `<li><a href="#${name}">${escaped(title)}</a>: ${formatCount(entries.length, 'entry', 'entries')}</li>`).join('\n')}
</ul>
${filled.map(sectionOf).join('\n')}
${empty.length > 0 ? `<h2>What we don't keep about you</h2>\n<p>${escaped(empty.map(({ title }) => title).join(' · '))}</p>` : ''}
</body>
</html>
`;
}

const sectionOf = ({ name, title, about, entries }: FilledPart) => `<section id="${name}">
<h2>${escaped(title)}</h2>
<p>${escaped(about)}</p>
${entries.map((entry) => `<article>${factsOf(entry)}</article>`).join('\n')}
</section>`;

/** Leaves out what is empty. */
function factsOf(entry: Readonly<Record<string, unknown>>): string {
  const facts = Object.entries(entry).filter(([, value]) => !isEmpty(value));
  return `<dl>${facts.map(([key, value]) => `<dt>${escaped(spelledOut(key))}</dt><dd>${shown(value)}</dd>`).join('')}</dl>`;
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(value.some(isObject) ? '' : ', ');
  if (isObject(value)) return factsOf(value);
  return escaped(typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
