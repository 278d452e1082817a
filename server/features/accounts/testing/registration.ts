import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { registrationRoutes } from '../registration/registration.http.ts';
import { registerRateLimits } from '../session/rate-limits.ts';
import { sessionRoutes } from '../session/session.http.ts';

/** What somebody types to register. */
export const typed = {
  name: 'Una Featherstone',
  email: 'una@gumnut.example',
  password: 'wombat lantern teapot',
  country: 'AU',
  company: 'Gumnut Childcare',
  website: 'https://gumnut.example',
  terms: 'on',
};
/** Parts of it, or other values. */
export type Typed = Partial<Record<keyof typeof typed, string>>;

/** A small picture with transparency. */
export const logo: Buffer = await sharp({
  create: { width: 40, height: 30, channels: 4, background: { r: 14, g: 124, b: 107, alpha: 0.6 } },
})
  .png()
  .toBuffer();

/** The same picture at a given length: what follows its end is ignored by readers. */
export const logoOf = (bytes: number): Buffer => Buffer.concat([logo, Buffer.alloc(bytes - logo.length)]);

/** Answers with the part of the response that the browser reads. */
export interface Answer {
  status: number;
  headers: Headers;
  json: {
    success: boolean;
    code: number;
    message: string;
    problems?: { field: string; message: string }[];
    token?: string;
    attributes?: Record<string, unknown>;
  };
}

/** Registration and session on a listening server, as a browser meets them. */
export async function registrationApp(database: Database, { limits = false } = {}) {
  const app: FastifyInstance = Fastify({ bodyLimit: 2_000_000, trustProxy: true });
  app.decorate('database', database);
  /** Unexpected server errors. */
  const failures: Error[] = [];
  app.addHook('onError', async (_request, _reply, error) => void failures.push(error));
  await app.register(formbody);
  if (limits) await registerRateLimits(app);
  await app.register(sessionRoutes);
  await app.register(registrationRoutes);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => app.close());
  const post = (path: string, body: Body, from = '203.0.113.1', type?: string, signal?: AbortSignal) =>
    send(`${origin}${path}`, body, { 'x-forwarded-for': from, ...(type && { 'content-type': type }) }, signal);
  return {
    failures,
    post,
    register: (change: Typed = {}, file?: Sent, from?: string) =>
      post('/register', formOf({ ...typed, ...change }, file), from),
  };
}

type Body = FormData | URLSearchParams | string | ReadableStream;

async function send(url: string, body: Body, headers: Record<string, string>, signal?: AbortSignal): Promise<Answer> {
  const isStream = body instanceof ReadableStream;
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers,
    ...(signal && { signal }),
    ...(isStream && { duplex: 'half' }),
  });
  return { status: answer.status, headers: answer.headers, json: await answer.json() };
}

/** A file as a browser sends it, with a name and type of its own choice. */
export interface Sent {
  bytes: Buffer;
  name?: string;
  type?: string;
}

/** The sign-up page's form, with the file before the last fields as on the page. */
export function formOf(fields: Typed, file?: Sent): FormData {
  const form = new FormData();
  const { terms, ...before } = fields;
  for (const [name, value] of Object.entries(before)) form.append(`register[${name}]`, value);
  if (file)
    form.append(
      'register[logo]',
      new Blob([new Uint8Array(file.bytes)], { type: file.type ?? 'image/png' }),
      file.name ?? 'logo.png',
    );
  if (terms !== undefined) form.append('register[terms]', terms);
  return form;
}
