import { expect, test } from 'vitest';
import { isRobot } from './robots.ts';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko; Applebot/0.1)',
  'facebookexternalhit/1.1',
  'LinkedInBot/1.0',
  'curl/8.5.0',
  'python-requests/2.32',
  '',
  undefined,
])('%s is a robot', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'Lynx/2.9.0 libwww-FM/2.14SSL-MM/1.4.1',
])("%s is a person's browser", (userAgent) => {
  expect(isRobot(userAgent)).toBe(false);
});
