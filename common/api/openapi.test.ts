import { expect, test } from 'vitest';
import { z } from 'zod';
import { curlOf, type Endpoint, endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

// The document is checked as others read it: as JSON of any shape.
type Json = ReturnType<typeof JSON.parse>;

const document = openApiDocument('https://plaudit.example') as Json;
const operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
  ['get', 'post'].flatMap((method) => (methods[method] ? [{ path, method, ...methods[method] }] : [])),
);

test('every reference leads to a schema of the document', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!);
  expect(references.length).toBeGreaterThan(10);
  for (const to of references) {
    expect(to).toMatch(/^#\/components\/schemas\/\w+$/);
    expect(Object.keys(document.components.schemas)).toContain(to.split('/').at(-1));
  }
  expect(text).not.toContain('$defs');
});

test('every endpoint is described once, with answers and its parameters', () => {
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual([...declared, 'POST /in/placements/{secret}'].toSorted());
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, method, responses, parameters, requestBody } of operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '403', '429']));
    expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
    const inPath = parameters.filter((one: Json) => one.in === 'path').map(({ name }: Json) => `{${name}}`);
    expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
    for (const { schema } of parameters) expect(schema.type).toMatch(/^(string|integer)$/);
    expect(method === 'post').toBe(requestBody !== undefined);
  }
});

test.each(Object.entries(endpoints) as [string, Endpoint][])(
  'the examples of %s fit their schemas',
  (_name, endpoint) => {
    const { body, answer } = endpoint;
    expect(answer.schema.safeParse(answer.example).error?.issues).toBeUndefined();
    // As the document has it, too: it is what others check by.
    const { schema } = operations.find(
      ({ method, path }) => path === endpoint.path && method === endpoint.method.toLowerCase(),
    )!.responses[answer.status].content['application/json'];
    const read = z.fromJSONSchema(inPlace(schema));
    expect(read.safeParse(answer.example).error?.issues).toBeUndefined();
    expect(read.safeParse({}).success).toBe(false);
    if (body) expect(body.schema.safeParse(body.example).error?.issues).toBeUndefined();
    expect(curlOf(endpoint, 'https://plaudit.example')).toContain('Bearer plaudit_');
  },
);

/** A schema with what its references lead to in their place. */
function inPlace(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(inPlace);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema.$ref) return inPlace(document.components.schemas[schema.$ref.split('/').at(-1)]);
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, inPlace(value)]));
}
