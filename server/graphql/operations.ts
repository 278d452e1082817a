import { existsSync, readFileSync } from 'node:fs';
import { type DocumentNode, parse, validate } from 'graphql';
import { schema } from './schema.ts';

const file = new URL('../../web/__generated__/operations.json', import.meta.url);

interface Operations {
  byId: ReadonlyMap<string, DocumentNode>;
  byText: ReadonlyMap<string, DocumentNode>;
  own: WeakSet<DocumentNode>;
}

let loaded: Operations | undefined;

/** Our own operation with this hash or text, as written by relay-compiler; undefined for others. */
export function knownOperation({ id, text }: { id?: unknown; text?: unknown }): DocumentNode | undefined {
  const { byId, byText } = operations();
  return byId.get(id as string) ?? byText.get(text as string);
}

/** Whether a document is one of ours: its statements are prepared, its cost is known. */
export const isOwnOperation = (document: DocumentNode): boolean => operations().own.has(document);

/** Read once. An operation that does not match the schema stops the start. */
function operations(): Operations {
  if (loaded) return loaded;
  const texts: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const documents = Object.entries(texts).map(([id, text]) => ({ id, text, document: valid(text) }));
  loaded = {
    byId: new Map(documents.map(({ id, document }) => [id, document])),
    byText: new Map(documents.map(({ text, document }) => [text, document])),
    own: new WeakSet(documents.map(({ document }) => document)),
  };
  return loaded;
}

function valid(text: string): DocumentNode {
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw error;
  return document;
}
