import { disposableDomains, freeMailDomains } from './email-domains.ts';
import { trimUnseen } from './invisible.ts';

/**
 * The form in which addresses are stored and compared: trimmed of all that is invisible, NFC, lower case, the domain in ASCII. Undefined when we
 * cannot send to it, or when it holds control or invisible characters between its ends.
 */
export function normaliseEmail(text: string): string | undefined {
  const tidy = trimUnseen(text).normalize('NFC').toLowerCase().normalize('NFC');
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(tidy)) return undefined;
  const at = tidy.lastIndexOf('@');
  const local = tidy.slice(0, Math.max(at, 0));
  const domain = asciiDomain(tidy.slice(at + 1));
  if (!isLocalPart(local) || !domain) return undefined;
  const email = `${local}@${domain}`;
  return email.length <= 254 ? email : undefined;
}

/** The domain of an address returned by `normaliseEmail`. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/** Whether anybody may open a mailbox at this domain, so it proves no employer. */
export function isFreeMail(domain: string): boolean {
  return freeMailDomains.has(domain.toLowerCase());
}

/** Whether the domain, or a parent of it, gives out disposable addresses. */
export function isDisposable(domain: string): boolean {
  const labels = domain.toLowerCase().split('.');
  return labels.some((_, from) => disposableDomains.has(labels.slice(from).join('.')));
}

function isLocalPart(local: string): boolean {
  return (
    /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local) &&
    local.length <= 64
  );
}

function asciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const host = new URL(`http://${domain}`).hostname;
  const isDomain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/.test(host);
  return isDomain ? host : undefined;
}
