import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Address } from '../address.ts';
import { signatureProblem } from './signature.ts';

/** Credentials for the one bucket of this S3, with a slash and a plus as real secrets have. */
const right = {
  accessKeyId: 'AKIAEXAMPLE',
  secretAccessKey: 'se/cret+of=us',
  region: 'ap-southeast-2',
  bucket: 'plaudit-files',
};

/** An S3 server on loopback with one empty bucket, and its contents. */
export interface FakeS3 {
  address: S3Address;
  /** The address as a setting. */
  url: string;
  objects: Map<string, Buffer>;
  close(): Promise<void>;
}

/**
 * Does what we need from S3, and refuses what S3 refuses: wrong signatures, bytes that differ from what was signed, a
 * missing length.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void answer(objects, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { accessKeyId, secretAccessKey, region, bucket } = right;
  return {
    address: { ...right, endpoint: `http://${host}` },
    url: `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${host}/${bucket}?region=${region}`,
    objects,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request);
  const problem = signatureProblem(request, body, right);
  if (problem) return refuse(response, 403, problem);
  const [, bucket, key = ''] = new URL(request.url!, 'http://s3.example').pathname.split('/');
  if (bucket !== right.bucket) return refuse(response, 404, 'NoSuchBucket');
  if (request.method === 'PUT') {
    if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
    objects.set(key, body);
    return response.writeHead(200, { etag: '"kept"' }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const object = objects.get(key);
  if (!object) return refuse(response, 404, 'NoSuchKey');
  return response
    .writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': object.length })
    .end(object);
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
