import '../index.ts';
import { readdir } from 'node:fs/promises';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { allMails, allSamples } from '#server/mail/define-mail.ts';
import { isSecurityMail } from '#server/mail/kinds.ts';
import { renderMail } from '#server/mail/render.tsx';
import { mailTemplateRoutes } from './mail-templates.http.ts';

const samples = allSamples();
const surroundings = {
  siteUrl: 'https://plaudit.example',
  contactEmail: 'hello@plaudit.example',
  unsubscribeUrl: 'https://plaudit.example/u/token',
};

test('every email file defines at least one kind, and the features that send it register it', async () => {
  const known = new Set<unknown>(allMails());
  const features = new URL('../', import.meta.url);
  const files = await readdir(features, { recursive: true });
  const ofMails = files.filter((file) => /\/mails\/\w+Mail\.tsx$/.test(file));
  expect(ofMails.length).toBeGreaterThan(30);
  for (const file of ofMails) {
    const exported: object = await import(new URL(file, features).href);
    expect(
      Object.values(exported).filter((one) => known.has(one)),
      file,
    ).not.toEqual([]);
  }
  expect(allMails()).toHaveLength(known.size);
});

test('every kind has a sample', () => {
  expect(allMails().filter(({ samples }) => Object.keys(samples).length === 0)).toEqual([]);
});

test('emails that protect an account cannot be unsubscribed from', () => {
  const guarding = allMails().filter(({ kind }) => isSecurityMail(kind));
  expect(guarding.length).toBeGreaterThan(5);
  expect(guarding.filter(({ canUnsubscribe }) => canUnsubscribe)).toEqual([]);
});

test('no two have the same name', () => {
  const names = samples.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(samples.map((sample) => [sample.name, sample] as const))('the email %s', (_name, sample) => {
  test('has a subject that fits on a phone, and no empty parts', async () => {
    const { html, text } = await renderMail(sample.body, surroundings);
    expect(sample.subject.length).toBeLessThanOrEqual(78);
    for (const words of [sample.subject, html, text]) expect(words).not.toMatch(/undefined|\[object|\bnull\b|NaN/);
  });

  test('says as text all that it says as HTML, and links to the same places', async () => {
    const { html, text } = await renderMail(sample.body, surroundings);
    for (const address of addressesIn(html)) expect(text).toContain(address);
    const plain = squeezed(text);
    for (const words of paragraphsOf(html)) expect(plain).toContain(squeezed(words));
  });

  test('loads and runs nothing, says why it was sent, and uses the shared layout', async () => {
    const { html, text } = await renderMail(sample.body, surroundings);
    expect(html).not.toMatch(/<img|<script|<link|url\(|<form/i);
    expect(text).toMatch(/this e-?mail because/);
    expect(html).toContain('max-width:600px');
  });
});

const addressesIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address!.replaceAll('&amp;', '&').replace(/^mailto:/, ''));

/** The words of each paragraph and list item. Links are covered by the test of addresses. */
const paragraphsOf = (html: string) =>
  [...html.matchAll(/<(p|h1|h2|li)\b[^>]*>(.*?)<\/\1>/gs)]
    .flatMap(([, , inner]) => inner!.split(/<a\b.*?<\/a>|<br\s*\/?>/s))
    .map((part) => part.replace(/<[^>]+>/g, ''))
    .map(unescaped);

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const squeezed = (text: string) => text.replace(/[\s>]+/g, ' ').trim();

test('the page lists them all, and shows each on a desktop, on a phone and as text', async () => {
  const app = fastify();
  await app.register(mailTemplateRoutes);
  const get = async (url: string) => app.inject({ method: 'GET', url });
  const list = await get('/dev/mail/templates');
  for (const { name } of samples) expect(list.body).toContain(`/dev/mail/templates/${name}"`);
  const page = await get('/dev/mail/templates/reply');
  expect(page.body.match(/<iframe/g)).toHaveLength(2);
  expect(page.body).toContain('<pre>');
  expect((await get('/dev/mail/templates/reply/html')).headers['content-security-policy']).toContain('sandbox');
  expect((await get('/dev/mail/templates/none')).statusCode).toBe(404);
});
