import { z } from 'zod';
import { isDisposable, isFreeMail, normaliseEmail } from '../email.ts';
import { trimUnseen } from '../invisible.ts';

/** Domains that a company may have, days a mailed link works, links per domain in a day, and days a new domain is looked up. */
export const domainLimits = { most: 10, linkDays: 7, linksADay: 5, lookupDays: 30, missing: 3 } as const;

/** Where a domain's owner puts the TXT record, and what it holds. */
export const domainRecordOf = (domain: string, code: string): { name: string; value: string } => ({
  name: `_plaudit.${domain}`,
  value: `plaudit-verification=${code}`,
});

/** Mailboxes that only a domain's owner has (RFC 2142, and those that certificate authorities accept). */
const ownerMailboxes = ['postmaster', 'admin', 'administrator', 'hostmaster', 'webmaster'] as const;

/** Where the link that proves a domain can be mailed: the owner's mailboxes, and the admin's own address if it is there. */
export function mailboxesAt(domain: string, ownEmail: string): readonly string[] {
  const owners = ownerMailboxes.map((name) => `${name}@${domain}`);
  const own = ownEmail.toLowerCase();
  return own.endsWith(`@${domain}`) && !owners.includes(own) ? [own, ...owners] : owners;
}

/** A domain as typed, possibly as an address, a website or an email: its stored form. */
export const domainInput = z.string({ error: 'Enter a domain.' }).transform((text, context) => {
  const domain = domainIn(text);
  const message = domain ? whyNotDomain(domain) : 'Enter a domain such as example.com.';
  if (!message && domain) return domain;
  context.addIssue({ code: 'custom', message: message ?? '' });
  return z.NEVER;
});

function domainIn(text: string): string | null {
  const bare = trimUnseen(text)
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^.*@/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return normaliseEmail(`admin@${bare}`)?.slice('admin@'.length) ?? null;
}

function whyNotDomain(domain: string): string | null {
  if (isFreeMail(domain)) return `Anyone can get an address at ${domain}, so it doesn't prove who works for you.`;
  if (isDisposable(domain)) return `${domain} gives out disposable addresses.`;
  if (isSharedEnding(domain)) return `${domain} is shared by many organizations. Enter your own domain below it.`;
  return null;
}

const sharedLabels = new Set('ac asn co com edu gob gouv gov id info ltd me mil net nom or org plc sch'.split(' '));
const sharedHosts = new Set(
  `appspot.com azurewebsites.net blogspot.com github.io gitlab.io herokuapp.com myshopify.com netlify.app pages.dev
  squarespace.com vercel.app web.app weebly.com wixsite.com wordpress.com workers.dev`.split(/\s+/),
);

/** Whether organizations register names below this domain, as below com.au, or rent sites there. */
function isSharedEnding(domain: string): boolean {
  const [first = '', second = '', ...more] = domain.split('.');
  return sharedHosts.has(domain) || (more.length === 0 && second.length === 2 && sharedLabels.has(first));
}
