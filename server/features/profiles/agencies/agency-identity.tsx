import { absolute, agencyContactLinkUrl, agencyUrl } from '#common/urls.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { hashToken } from '#server/session/tokens.ts';
import { confirmContact } from '../mails/ConfirmContactMail.tsx';

/** An agency's identity, from its row: what its approval is based on, and what every review invitation shows. */
interface Identity {
  id: string;
  slug: string;
  name: string;
  legal_name: string;
  contact_email: string;
  is_approved: boolean;
  wished_name: string | null;
  wished_legal_name: string | null;
  name_wished_at: Date | null;
  wished_contact_email: string | null;
}

/** Columns needed to settle names and contact, besides the fields of the profile. */
export const identityColumns = [
  'is_approved',
  'wished_name',
  'wished_legal_name',
  'name_wished_at',
  'wished_contact_email',
] as const;

interface Wishes {
  name?: string | undefined;
  legalName?: string | undefined;
  contactEmail?: string | undefined;
}

/**
 * What a save does with names and contact. New names of an approved agency wait for staff, and the old ones stay until
 * then; entering the old ones again withdraws the request. A new address is used once it is confirmed through a mailed
 * link, or at once if it is the confirmed login of one of the agency's people.
 */
export async function settleIdentity(write: Write, agency: Identity, said: Wishes) {
  return { ...settleNames(write, agency, said), ...(await settleContact(write, agency, said.contactEmail)) };
}

function settleNames({ at }: Write, agency: Identity, { name, legalName }: Wishes) {
  if (!agency.is_approved) return { name, legal_name: legalName };
  const wished_name = wishedOf(name, agency.name, agency.wished_name);
  const wished_legal_name = wishedOf(legalName, agency.legal_name, agency.wished_legal_name);
  const isNew = wished_name !== agency.wished_name || wished_legal_name !== agency.wished_legal_name;
  if (!isNew) return {};
  const isWished = wished_name !== null || wished_legal_name !== null;
  return { wished_name, wished_legal_name, name_wished_at: isWished ? at : null, name_declined_because: null };
}

function wishedOf(said: string | undefined, present: string, wished: string | null): string | null {
  if (said === undefined) return wished;
  return said === present ? null : said;
}

const noContactWish = { wished_contact_email: null, contact_token_hash: null, contact_wished_at: null };

async function settleContact(write: Write, agency: Identity, email: string | undefined) {
  if (email === undefined || email === agency.wished_contact_email) return {};
  if (email === agency.contact_email) return noContactWish;
  if (await isOwnLogin(write, agency.id, email)) return { ...noContactWish, contact_email: email };
  const token = write.nature.newToken();
  await mailLink(write, agency, email, token);
  return { wished_contact_email: email, contact_token_hash: hashToken(token), contact_wished_at: write.at };
}

/** An address that one of the agency's people signs in with is already confirmed. */
export async function isOwnLogin({ tx }: Write, agencyId: string, email: string): Promise<boolean> {
  const own = await tx
    .selectFrom('users as u')
    .innerJoin('recruiters as r', 'r.user_id', 'u.id')
    .select('u.id')
    .where('r.agency_id', '=', agencyId)
    .where('u.email', '=', email)
    .where('u.is_verified', '=', true)
    .executeTakeFirst();
  return own !== undefined;
}

/** Links that an agency may have mailed per day, because anybody can type any address. */
const linksADay = 5;

/** Refuses another link of this kind of email once an agency has had its number for today. */
export async function refuseTooManyLinks({ tx, at }: Write, agencyId: string, kind: string, field: string) {
  const { sent } = await tx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('agency_id', '=', agencyId)
    .where('kind', '=', kind)
    .where('queued_at', '>', new Date(at.getTime() - 86_400_000))
    .executeTakeFirstOrThrow();
  if (Number(sent) >= linksADay)
    refuse('TOO_MANY', "You've changed this address too often today. Try again tomorrow.", field);
}

async function mailLink(write: Write, { id, name, slug }: Identity, email: string, token: string) {
  await refuseTooManyLinks(write, id, confirmContact.kind, 'contactEmail');
  const props = {
    agencyName: name,
    agencyUrl: absolute(env.PLAUDIT_URL, agencyUrl(slug)),
    confirmUrl: absolute(env.PLAUDIT_URL, agencyContactLinkUrl(token)),
  };
  const { outcome } = await sendMail(write, confirmContact, { to: { email, name: '' }, props, agencyId: id });
  if (outcome === 'suppressed')
    refuse('SUPPRESSED', "This address doesn't accept our emails, so it can't be your contact email.", 'contactEmail');
}
