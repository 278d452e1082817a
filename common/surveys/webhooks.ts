import { z } from 'zod';
import { trimUnseen } from '../invisible.ts';

/**
 * Limits for webhooks: webhooks of an agency, characters of an address and of what is kept of a response, milliseconds
 * until a receiver is given up, minutes in which a new secret is shown, hours in which the one before still signs, and
 * days of failures after which a webhook is turned off.
 */
export const webhookLimits = {
  webhooks: 5,
  url: 500,
  excerpt: 300,
  patience: 10_000,
  secretMinutes: 10,
  oldSecretHours: 24,
  failingDays: 3,
} as const;

/** Seconds between attempts to deliver an event. The last attempt is a day after the first. */
export const webhookPauses = [5, 60, 300, 1800, 7200, 18_000, 59_035] as const;

/** The events that webhooks receive. */
export const webhookEvents = ['response.completed', 'webhook.test'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The labels of a delivery's states. */
export const deliveryWords = {
  waiting: { label: 'Waiting', tone: 'warn' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
} as const;

/** The labels of events. */
export const webhookEventWords: Readonly<Record<WebhookEvent, string>> = {
  'response.completed': 'Survey completed',
  'webhook.test': 'Test event',
};

/** The address of a webhook. Which hosts it can't have, the server says. */
export const webhookUrl = z
  .string({ error: 'Enter a URL.' })
  .overwrite(trimUnseen)
  .min(1, { error: 'Enter a URL.', abort: true })
  .max(webhookLimits.url, `Shorten this to ${webhookLimits.url} characters.`)
  .refine((text) => /^https:\/\//i.test(text) && URL.canParse(text), 'Enter a URL that starts with https://.')
  .refine((text) => !hasLogin(text), 'Remove the user name and password from the URL.')
  .overwrite((text) => text.replace(/^https/i, 'https'));

function hasLogin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username !== '' || password !== '';
}
