import { getOperationAST } from 'graphql';
import { schema } from '#server/graphql/schema.ts';
import type { Viewer } from '#server/session/viewer.ts';
import type { KeptUpload } from '#server/storage/kept-upload.ts';
import type { FileKind } from '#server/storage/kinds.ts';
import { checkedIn } from './checked.ts';
import type { Sent } from './fields.ts';
import { fileKindAt } from './file-kinds.ts';
import { badRequest, RequestRefusal } from './refusal.ts';

/** The place of one part of the form. */
export interface Place {
  kind: FileKind;
  put(file: KeptUpload): void;
}

/** The places of all parts in the map. */
export interface PartPlaces {
  /** The place of a part. Each part comes once. */
  take(part: string): Place;
  refuseMissing(): void;
}

type Parent = Record<string, unknown>;

/**
 * Reads the map of a form with files: for each part's name, the one path in the operation's variables that it fills,
 * such as `variables.input.logo`, at which the variables hold null. Only signed-in users may send files, and only with
 * a mutation whose input accepts them.
 */
export function placesOf(sent: Sent, map: unknown, viewer: Viewer): PartPlaces {
  const entries = entriesOf(map);
  if (entries.length > 0 && !viewer.userId)
    throw new RequestRefusal(401, 'UNAUTHENTICATED', 'Sign in before you send a file.');
  const waiting = new Map(entries.map(([part, path]) => [part, placeOf(sent, path)]));
  return {
    take(part) {
      const place = waiting.get(part);
      if (!place) throw badRequest(`The map does not name the part ${part}, or it came twice.`);
      waiting.delete(part);
      return place;
    },
    refuseMissing() {
      if (waiting.size > 0) throw badRequest(`These parts are missing: ${[...waiting.keys()].join(', ')}.`);
    },
  };
}

function entriesOf(map: unknown): readonly (readonly [part: string, path: string])[] {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) throw badRequest(mapForm);
  const entries = Object.entries(map).map(([part, paths]) => {
    if (!Array.isArray(paths) || paths.length !== 1 || typeof paths[0] !== 'string') throw badRequest(mapForm);
    return [part, paths[0]] as const;
  });
  if (new Set(entries.map(([, path]) => path)).size < entries.length)
    throw badRequest('The map names the same path twice.');
  return entries;
}

const mapForm = 'The map is an object: by the name of each part a list of one path, such as ["variables.input.logo"].';

function placeOf(sent: Sent, path: string): Place {
  const [first, ...segments] = path.split('.');
  if (first !== 'variables' || segments.length === 0) throw badRequest(`${path} is not a path of the variables.`);
  const kind = fileKindAt(operationIn(sent), schema, segments);
  if (!kind) throw badRequest(`There is nothing at ${path} that takes a file.`);
  const last = segments.pop()!;
  const parent = segments.reduce<unknown>((at, segment) => own(at, segment), sent.variables);
  if (own(parent, last) !== null) throw badRequest(`The variables must hold null at ${path}.`);
  const put = (file: KeptUpload) => {
    (parent as Parent)[last] = file;
  };
  return { kind, put };
}

/** Refuses names that reach into `Object.prototype`. */
function own(at: unknown, name: string): unknown {
  const isOwn = typeof at === 'object' && at !== null && Object.hasOwn(at, name) && !(name in Object.prototype);
  return isOwn ? (at as Parent)[name] : undefined;
}

function operationIn(sent: Sent) {
  const { document, errors } = checkedIn(sent);
  if (errors) throw new RequestRefusal(400, String(errors[0]!.extensions['code']), errors[0]!.message);
  const { operationName } = sent;
  const operation = getOperationAST(document, typeof operationName === 'string' ? operationName : null);
  if (operation?.operation !== 'mutation') throw badRequest('Files are sent with a mutation only.');
  return operation;
}
