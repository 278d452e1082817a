import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { uploadLimits } from '#common/limits.ts';
import { type ReadPicture, readPicture } from '#server/storage/read-picture.ts';

/** A registration as received: its fields, possibly nested, and the logo, read but not stored. */
export interface RegistrationForm {
  fields: unknown;
  logo: ReadPicture | null;
}

/**
 * More fields or files than this end the form. A longer field is cut, and then refused as too long. A longer file is
 * cut too, but the fields after it still arrive.
 */
const reading = {
  limits: { fields: 40, files: 4, parts: 44, fieldSize: 20_000, fileSize: uploadLimits.file },
  throwFileSizeLimit: false,
};

/**
 * Reads `register[…]` from a multipart or URL-encoded form and discards everything else. Null for any other body, and
 * for one that breaks off.
 */
export async function readRegistrationForm(request: FastifyRequest): Promise<RegistrationForm | null> {
  const form: Form = { fields: emptyFields(), logo: null };
  if (!request.isMultipart()) {
    for (const [name, value] of Object.entries(request.body ?? {})) putField(form.fields, name, value);
    return { fields: form.fields['register'], logo: null };
  }
  try {
    for await (const part of request.parts(reading)) await take(form, part);
  } catch (error) {
    if (isOfForm(error)) return null;
    throw error;
  }
  return { fields: form.fields['register'], logo: form.logo };
}

interface Form {
  fields: Fields;
  logo: ReadPicture | null;
}
/** Without a prototype, so no field name has a meaning already. */
type Fields = Record<string, unknown>;
const emptyFields = (): Fields => Object.create(null) as Fields;

async function take(form: Form, part: Multipart): Promise<void> {
  if (part.type === 'field') return putField(form.fields, part.fieldname, part.value);
  if (part.fieldname !== 'register[logo]' || form.logo?.ok) return void part.file.resume();
  const logo = await readPicture(part.file);
  // When no file was chosen, browsers send one without name and bytes.
  const isChosen = logo.ok || logo.problem.code !== 'FILE_EMPTY' || Boolean(part.filename);
  if (isChosen) form.logo = logo;
}

const deepest = 5;

/** `register[a][b]` becomes `register: { a: { b } }`. */
function putField(fields: Fields, name: string, value: unknown): void {
  if (!/^register(\[\w*\])+$/.test(name)) return;
  const path = name.replaceAll(']', '').split('[');
  const last = path.pop();
  if (last === undefined || path.length > deepest) return;
  let at = fields;
  for (const key of path) {
    const next = at[key] ?? emptyFields();
    if (typeof next !== 'object') return;
    at[key] = next;
    at = next as Fields;
  }
  at[last] = value;
}

/** The sender's mistake, or a lost connection. busboy's own errors have only a message. */
function isOfForm(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('statusCode' in error) return Number(error.statusCode) < 500;
  return (
    ('code' in error && error.code === 'ECONNRESET') ||
    /multipart|boundary|terminated early|malformed/i.test(error.message)
  );
}
