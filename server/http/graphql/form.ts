import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { uploadLimits } from '#common/limits.ts';
import type { Context } from '#server/commands/context.ts';
import { keepSent } from '#server/storage/keep-sent.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { fromFields, operationOf, readJson, type Sent } from './fields.ts';
import { badRequest, RequestRefusal } from './refusal.ts';
import { type PartPlaces, placesOf } from './upload-map.ts';

/** Files in one request. */
const maxFiles = 5;
const reading = {
  limits: { files: maxFiles, fields: 10, fieldSize: 1_000_000, fileSize: uploadLimits.file },
  throwFileSizeLimit: false,
};

/**
 * Reads a form of fields, or of `operations`, `map` and files in the order that the GraphQL multipart request
 * specification prescribes. Each file is stored as it arrives. A refused form is read to its end, so its sender gets
 * the reason.
 */
export async function readForm(request: FastifyRequest, context: Context, kept: KeptUpload[]): Promise<Sent> {
  const form = new Form(context, kept);
  let refusal: unknown;
  for await (const part of request.parts(reading)) {
    try {
      if (!refusal && part.type === 'field') form.take(part);
      if (!refusal && part.type === 'file') await form.keep(part);
    } catch (error) {
      refusal = error;
    }
    if (part.type === 'file') part.file.resume();
  }
  if (refusal) throw refusal;
  return form.sent();
}

interface Field {
  fieldname: string;
  value: unknown;
  valueTruncated: boolean;
}

class Form {
  readonly #context: Context;
  readonly #kept: KeptUpload[];
  readonly #fields = new Map<string, unknown>();
  #withFiles: { sent: Sent; places: PartPlaces } | undefined;

  constructor(context: Context, kept: KeptUpload[]) {
    this.#context = context;
    this.#kept = kept;
  }

  take({ fieldname, value, valueTruncated }: Field): void {
    if (valueTruncated) throw new RequestRefusal(413, 'TOO_LARGE', `The field ${fieldname} is too large.`);
    if (this.#fields.has(fieldname)) throw badRequest(`Send the field ${fieldname} once.`);
    if (this.#withFiles) throw badRequest('Send fields before files.');
    this.#fields.set(fieldname, value);
  }

  async keep({ fieldname, file }: MultipartFile): Promise<void> {
    const { places } = this.#ready();
    const place = places.take(fieldname);
    const upload = await keepSent(this.#context, file, place.kind);
    if (!upload.ok) throw new RequestRefusal(upload.status, upload.problem.code, upload.problem.message);
    const kept = new KeptUpload({ ...upload.file, kind: place.kind });
    this.#kept.push(kept);
    place.put(kept);
  }

  sent(): Sent {
    if (!this.#fields.has('operations') && !this.#fields.has('map'))
      return fromFields(Object.fromEntries(this.#fields));
    const { sent, places } = this.#ready();
    places.refuseMissing();
    return sent;
  }

  /** The operation and its files' places. Throws if operations or map is missing: they tell what each file is for. */
  #ready() {
    this.#withFiles ??= this.#read();
    return this.#withFiles;
  }

  #read() {
    const { operations, map, ...others } = Object.fromEntries(this.#fields);
    if (operations === undefined || map === undefined)
      throw badRequest('Send operations and map, as JSON, before the files.');
    const sent = { ...operationOf(readJson(operations, 'operations')), ...fromFields(others) };
    return { sent, places: placesOf(sent, readJson(map, 'map'), this.#context.viewer) };
  }
}
