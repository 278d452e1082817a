import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from './address.ts';
import type { Storage } from './bytes.ts';
import { checkedKey } from './keys.ts';

/**
 * Stores bytes in a bucket, which must exist and be private. S3 needs length and hash before the first byte, so `put`
 * buffers in memory; `keepUpload` limits what arrives at once.
 */
export function s3Storage({ bucket, endpoint, region, ...credentials }: S3Address): Storage {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // Not every S3-compatible server knows the newer checksums. The signature covers a hash of the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) });
  return {
    async put(key, bytes) {
      const place = at(key);
      await client.send(new PutObjectCommand({ ...place, Body: await buffer(bytes) }));
    },
    async get(key) {
      const answer = await unlessMissing(client.send(new GetObjectCommand(at(key))));
      return (answer?.Body as Readable | undefined) ?? null;
    },
    async remove(key) {
      await unlessMissing(client.send(new DeleteObjectCommand(at(key))));
    },
  };
}

/** A missing bucket or a refused signature is an error. Only a missing key gives null. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}
