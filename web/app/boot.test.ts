import { expect, test } from 'vitest';
import { featuresFor } from '#common/features.ts';
import { type Boot, parseBoot, writeBoot } from './boot.ts';

const boot: Boot = {
  kind: 'page',
  site: 'https://plaudit.example',
  features: featuresFor('production', { awards: true, jobs: false }),
  environment: 'production',
  zone: 'au',
  publicSites: {},
  contact: 'hello@plaudit.example',
  services: [],
  signIns: [],
  records: {
    'client:root': { __id: 'client:root', __typename: '__Root', 'recruiter(slug:"ann")': { __ref: 'Recruiter:1' } },
    'Recruiter:1': { __id: 'Recruiter:1', __typename: 'Recruiter', name: '</script><b>Ann' },
  },
};

test('data written for the browser is read back unchanged, and cannot end its element', () => {
  expect(parseBoot(writeBoot(boot))).toEqual(boot);
  expect(writeBoot(boot)).not.toContain('<');
});

test('features at their default are not sent, and no id is sent twice', () => {
  expect(JSON.parse(writeBoot(boot))).toMatchObject({
    features: { awards: true, jobs: false },
    records: [{ __id: 'client:root' }, { __id: 'Recruiter:1' }],
  });
  expect(JSON.parse(writeBoot({ ...boot, features: featuresFor('production') })).features).toEqual({});
});
