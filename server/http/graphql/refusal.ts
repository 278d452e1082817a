import { TooDeep } from '../nesting.ts';

/** A request that `/graphql/` refuses before running an operation. `code` is for programs, the message for people. */
export class RequestRefusal extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** A malformed request. */
export const badRequest = (message: string): RequestRefusal => new RequestRefusal(400, 'BAD_REQUEST', message);

/**
 * The GraphQL response to a refused request. A 401 also says so at the top level, so the browser refreshes its token.
 */
export const refusalBody = ({ statusCode, code, message }: RequestRefusal): object => ({
  ...(statusCode === 401 && { code: 401, message }),
  errors: [{ message, extensions: { code } }],
});

/** What went wrong while reading a request, in our words. Undefined when the fault is ours. */
export function refusalOf(error: Error & { statusCode?: number; code?: string }): RequestRefusal | undefined {
  if (error instanceof RequestRefusal) return error;
  if (error instanceof TooDeep) return new RequestRefusal(error.statusCode, 'TOO_DEEP', error.message);
  const { code = '', statusCode = 500, message } = error;
  const known = sentences[code];
  if (known) return new RequestRefusal(known.status, known.code, known.message);
  if (/Unexpected end of multipart|terminated early|Boundary not found|Malformed part/i.test(message))
    return badRequest('This form is incomplete.');
  return statusCode < 500 ? new RequestRefusal(statusCode, 'BAD_REQUEST', message) : undefined;
}

const tooMany = (message: string) => ({ status: 413, code: 'TOO_MANY_PARTS', message });

/** By the error codes of Fastify and its form parser. */
const sentences: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'TOO_LARGE',
    message: 'This request is too large. Send files as parts of a form.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send JSON or a form, and say which by Content-Type.',
  },
  FST_FILES_LIMIT: tooMany('Send at most 5 files at once.'),
  FST_FIELDS_LIMIT: tooMany('Send fewer fields.'),
  FST_PARTS_LIMIT: tooMany('Send fewer parts.'),
  FST_PROTO_VIOLATION: { status: 400, code: 'BAD_REQUEST', message: 'This form has a part with an invalid name.' },
  FST_INVALID_JSON_FIELD_ERROR: { status: 400, code: 'BAD_REQUEST', message: 'A part of this form is not JSON.' },
  FST_MP_PREMATURE_CLOSE: { status: 400, code: 'BAD_REQUEST', message: 'This form is incomplete.' },
};
