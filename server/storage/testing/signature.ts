import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * What is wrong with the signature of an S3 request, as S3's error code; null when it is valid. Source: 'Signature
 * Version 4 signing process' in the Amazon S3 API reference.
 */
export function signatureProblem(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: { accessKeyId: string; secretAccessKey: string; region: string },
): string | null {
  const { authorization = '', 'x-amz-date': time, 'x-amz-content-sha256': bodyHash = '' } = request.headers;
  const parts = /^AWS4-HMAC-SHA256 Credential=(.+), ?SignedHeaders=(.+), ?Signature=([0-9a-f]{64})$/.exec(
    authorization,
  );
  if (!parts) return 'AccessDenied';
  const [, credential, signedHeaders, signature] = parts as unknown as [string, string, string, string];
  const scope = `${String(time).slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  const names = signedHeaders.split(';');
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!mustBeSigned.every((name) => names.includes(name))) return 'AccessDenied';
  if (Array.isArray(bodyHash) || bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signed = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical(request, names, bodyHash))].join('\n');
  const expected = hmac(signingKey, signed);
  return expected.toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

/** The canonical request that both sides hash. */
function canonical({ method, url = '', headers }: IncomingMessage, names: readonly string[], bodyHash: string): string {
  const [path, query = ''] = url.split('?');
  const lines = names.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}\n`);
  return [method, path, query.split('&').sort().join('&'), lines.join(''), names.join(';'), bodyHash].join('\n');
}
