import { expect, test } from 'vitest';
import { chatUserHash } from './chat-user-hash.ts';

const configured = { INTERCOM_APP_ID: 'abc123', INTERCOM_SECRET: 'intercom_secret' };

test("a user's hash matches the known vector", () => {
  expect(chatUserHash('user_42', configured)).toEqual({
    intercomUserHash: '8a2bdadbbbf23d792db864d789e80f37baff3816935e6a242261b73c4f1ddad6',
  });
});

test('there is none when no chat is configured', () => {
  expect(chatUserHash('user_42')).toEqual({});
  expect(chatUserHash('user_42', { ...configured, INTERCOM_SECRET: undefined })).toEqual({});
  expect(chatUserHash('user_42', { ...configured, INTERCOM_APP_ID: undefined })).toEqual({});
});
