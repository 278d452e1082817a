import { z } from 'zod';
import { apiPath, type Endpoint, endpoints } from './endpoints.ts';
import { placementInput, problemShown, rowsSaved } from './schemas.ts';
import { apiScopeWords } from './tokens.ts';

type Json = Record<string, unknown>;

/** The JSON Schema of what is sent. Fields with a default may be left out. */
export const schemaOfInput = (schema: z.ZodType): Json => bare(jsonSchemaOf(schema, 'input'));

/** A format says what its pattern says, and is easier to read. */
const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    ...{ io, unrepresentable: 'any' },
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });

/** The parameters of an endpoint: of its path, its query, and its headers. */
export function parametersOf({ path, query, method }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, description: 'The ID of the placement.' },
    schema: { type: 'string', format: 'uuid' },
  }));
  const { properties = {} } = schemaOfInput(query) as { properties?: Record<string, Json> };
  const inQuery = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query', required: false, description, schema },
  }));
  return [...inPath, ...inQuery, ...(method === 'POST' ? [idempotencyKey] : [])];
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Sending the same key with the same body again within 30 days changes nothing and returns the first result.',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
};

const problems: Readonly<Record<string, string>> = {
  400: "The request can't be read.",
  401: 'The token is missing, unknown, expired, or revoked.',
  403: 'The token lacks the scope, or the agency may not do this.',
  404: 'There is nothing with this ID in your agency.',
  422: 'The content is not accepted. errors names the fields.',
  429: 'Too many requests in this minute. Retry-After says how many seconds to wait.',
};

/** The description of the whole API in OpenAPI 3.1, made from the schemas that the server reads and answers with. */
export function openApiDocument(origin: string): Json {
  const schemas: Record<string, unknown> = {};
  const answers = new Map<z.ZodType, string>();
  const named = (schema: z.ZodType): Json => {
    const known = answers.get(schema);
    if (known) return { $ref: `#/components/schemas/${known}` };
    const { $defs = {}, ...own } = bare(jsonSchemaOf(schema, 'output')) as { $defs?: Record<string, Json> };
    const name = schema.meta()!.id!;
    answers.set(schema, name);
    for (const [key, value] of Object.entries({ [name]: own, ...$defs })) schemas[key] = inComponents(bare(value));
    return { $ref: `#/components/schemas/${name}` };
  };
  const problem = { 'application/problem+json': { schema: named(problemShown) } };
  const refusals = (codes: readonly string[]) =>
    Object.fromEntries(codes.map((code) => [code, { description: problems[code], content: problem }]));
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const { method, path, scope, title, about, body, answer } = endpoint;
    const shown = { 'application/json': { schema: named(answer.schema), example: answer.example } };
    const codes = ['400', '401', '403', ...(path.includes('{') ? ['404'] : []), ...(body ? ['422'] : []), '429'];
    const operation = {
      ...{ operationId, summary: title, description: `${about} Scope: \`${scope}\`.` },
      security: [{ token: [] }],
      parameters: parametersOf(endpoint),
      ...(body && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOfInput(body.schema), example: body.example } },
        },
      }),
      responses: {
        [answer.status]: { description: title, content: shown },
        ...(operationId === 'savePlacement' && {
          200: { description: 'It was known, and was updated or left as it is.', content: shown },
        }),
        ...refusals(codes),
      },
    };
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const row = schemaOfInput(placementInput);
  const rowOrRows = { oneOf: [row, { type: 'array', items: row, maxItems: 100 }] };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plaudit API',
      version: '1',
      description: `Tokens have scopes: ${Object.entries(apiScopeWords)
        .map(([scope, label]) => `\`${scope}\` (${label.toLowerCase()})`)
        .join(', ')}.`,
    },
    servers: [{ url: origin + apiPath }],
    paths: {
      ...paths,
      '/in/placements/{secret}': {
        servers: [{ url: origin }],
        post: {
          operationId: 'sendPlacements',
          summary: 'Send placements to the inbound address',
          description:
            'For tools that set no headers. Takes one placement, or a list of up to 100, as JSON or as a form. The address holds the secret.',
          security: [],
          parameters: [{ name: 'secret', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: rowOrRows },
              'application/x-www-form-urlencoded': { schema: row },
            },
          },
          responses: {
            200: {
              description: 'What became of each row. At least one was accepted.',
              content: { 'application/json': { schema: named(rowsSaved) } },
            },
            ...refusals(['400', '403', '404', '429']),
            422: {
              description: 'No row was accepted.',
              content: { 'application/json': { schema: named(rowsSaved) } },
            },
          },
        },
      },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas,
    },
  };
}

/** Without what only a whole document has. */
const bare = ({ $schema, $id, id, ...schema }: Json): Json => schema;

/** References lead to the components of the document. */
const inComponents = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
