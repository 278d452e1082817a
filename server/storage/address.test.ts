import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { readS3Address } from './address.ts';

test('a bucket address holds host, region and credentials', () => {
  expect(readS3Address('s3://AKIA:a%2Fb%2Bc@s3.example:9000/our-files?region=ap-southeast-2')).toEqual({
    endpoint: 'https://s3.example:9000',
    region: 'ap-southeast-2',
    bucket: 'our-files',
    accessKeyId: 'AKIA',
    secretAccessKey: 'a/b+c',
  });
  expect(readS3Address('s3://k:s@127.0.0.1:9000/our-files')).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
  });
});

test.each([
  ['a folder', '/var/files'],
  ['another scheme', 'https://k:s@s3.example/bucket'],
  ['no secret', 's3://k@s3.example/bucket'],
  ['no bucket', 's3://k:s@s3.example/'],
  ['a folder in the bucket', 's3://k:s@s3.example/bucket/folder'],
  ['a parameter we do not know', 's3://k:s@s3.example/bucket?regoin=eu-west-1'],
  ['a wrong percent sign', 's3://k:hidden%zz@s3.example/bucket'],
])('FILES_URL set to %s is refused with a sentence that does not repeat it', (_what, FILES_URL) => {
  expect(() => readEnv({ FILES_URL })).toThrow(
    'The setting FILES_URL must be an address such as s3://key:secret@s3.example/bucket?region=eu-west-1, with %2F for a slash in key or secret.',
  );
});

test('without FILES_URL, or with an empty one, files are stored in the data folder', () => {
  expect(readEnv({}).FILES_URL).toBeUndefined();
  expect(readEnv({ FILES_URL: '' }).FILES_URL).toBeUndefined();
});
