import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemShown } from '#common/api/schemas.ts';
import type { Problem } from '#common/inputs.ts';

/** Ends a request with a problem (RFC 9457). */
export class ApiProblem extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly errors: readonly Problem[] | undefined;

  constructor(statusCode: number, code: string, detail: string, errors?: readonly Problem[]) {
    super(detail);
    this.statusCode = statusCode;
    this.code = code;
    this.errors = errors;
  }
}

const statusOf: Readonly<Record<string, number>> = { NOT_FOUND: 404, FORBIDDEN: 403, RETRY_KEY: 400 };

/** The problem for what a command refused, or for fields that can't be read. */
export function problemFor(errors: readonly Problem[]): ApiProblem {
  const [first] = errors;
  const status = (first && statusOf[first.code]) ?? 422;
  const about = errors.map((error) => (first?.code === 'RETRY_KEY' ? { ...error, ...unfitKey } : spoken(error)));
  if (status === 422 && about.length > 1)
    return new ApiProblem(422, 'INVALID', `${about.length} fields need changes. See errors.`, about);
  const { code, message, field } = about[0]!;
  const shownCode = code === 'invalid' ? 'INVALID' : code;
  return new ApiProblem(status, shownCode, message, status === 422 || field ? about : undefined);
}

const unfitKey = { message: 'Send an Idempotency-Key of 8 to 100 characters, such as a UUID.', field: null };

/** What a page would do about it, no program can. */
function spoken(error: Problem): Problem {
  if (error.code === 'RETRY_KEY_REUSED')
    return { ...error, message: 'This Idempotency-Key was already sent with different content. Send a new one.' };
  const isVague = error.code === 'invalid' && error.message.includes('Reload the page');
  return isVague ? { ...error, message: "This value doesn't have the expected type." } : error;
}

/** Answers with a problem. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ApiProblem): FastifyReply {
  const { statusCode: status, code, message: detail, errors } = problem;
  const title = STATUS_CODES[status] ?? 'Error';
  const body: ProblemShown = { type: 'about:blank', title, status, detail, code, request_id: request.id };
  return reply
    .status(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(errors ? { ...body, errors } : body));
}
