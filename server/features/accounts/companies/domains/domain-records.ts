import { Resolver } from 'node:dns/promises';
import { domainRecordOf } from '#common/accounts/domains.ts';

/** Milliseconds until a lookup is given up, and how often it is tried. */
const patience = { timeout: 2000, tries: 2 } as const;

/** What the domain name system says: whether the record is there, or that it could not be asked. */
export type Lookup = 'found' | 'missing' | 'unreachable';

/** Reads TXT records. Tests put their own function here. */
export const records = {
  texts: (name: string): Promise<string[][]> => new Resolver(patience).resolveTxt(name),
};

/** Looks for the TXT record that proves a domain. A server that does not answer says nothing about the record. */
export async function lookUp({ domain, dns_code }: { domain: string; dns_code: string }): Promise<Lookup> {
  const { name, value } = domainRecordOf(domain, dns_code);
  try {
    const texts = await records.texts(name);
    return texts.some((parts) => parts.join('').trim() === value) ? 'found' : 'missing';
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    return code === 'ENOTFOUND' || code === 'ENODATA' ? 'missing' : 'unreachable';
  }
}
