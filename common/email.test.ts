import { describe, expect, test } from 'vitest';
import { emailDomain, isDisposable, isFreeMail, normaliseEmail } from './email.ts';

describe('the normal form of an address', () => {
  test.each([
    ['  Dana.Price@Example.COM \n', 'dana.price@example.com'],
    ["o'neil+jobs@mail.example.co.uk", "o'neil+jobs@mail.example.co.uk"],
    ['josé@example.com', 'josé@example.com'],
    ['dana@MÜNCHEN.example', 'dana@xn--mnchen-3ya.example'],
  ])('%j', (given, stored) => {
    expect(normaliseEmail(given)).toBe(stored);
  });

  test.each(['Dana@Example.com', 'josé@example.com', 'İ@example.com'])(
    '%s does not change when normalised again',
    (given) => {
      const once = normaliseEmail(given);
      expect(once).toBeDefined();
      expect(normaliseEmail(once ?? '')).toBe(once);
    },
  );

  test.each([
    '',
    'dana',
    '@example.com',
    'dana@',
    'dana@localhost',
    'dana@example',
    'dana@@example.com',
    'a b@example.com',
    'dana@exam ple.com',
    '.dana@example.com',
    'dana.@example.com',
    'da..na@example.com',
    'dana@-example.com',
    'dana@example..com',
    'dana@127.0.0.1',
    'dana@0x7f.1',
    'dana@example.com:25',
    'dana@example.com/x',
    'Dana <dana@example.com>',
    'dana@example.com, eve@example.com',
    'dana@example.com\r\nBcc: eve@example.com',
    'da\u0000na@example.com',
    'da\u200bna@example.com',
    'da\u202ena@example.com',
    `${'a'.repeat(65)}@example.com`,
    `dana@${'a.'.repeat(130)}example`,
  ])('%j is not an address', (given) => {
    expect(normaliseEmail(given)).toBeUndefined();
  });
});

describe('domains', () => {
  test('are what follows the last @', () => {
    expect(emailDomain('dana@mail.example.com')).toBe('mail.example.com');
  });

  test('of free mail prove no employer', () => {
    expect(['gmail.com', 'Outlook.com', 'bigpond.com', 'xtra.co.nz', 'yahoo.co.uk'].map(isFreeMail)).not.toContain(
      false,
    );
    expect(['agency.example', 'notgmail.com', ''].map(isFreeMail)).not.toContain(true);
  });

  test('of disposable mail are known, with their subdomains', () => {
    expect(['mailinator.com', 'eu.mailinator.com', 'YOPMAIL.com'].map(isDisposable)).not.toContain(false);
    expect(['example.com', 'mailinator.com.example', 'com'].map(isDisposable)).not.toContain(true);
  });
});
