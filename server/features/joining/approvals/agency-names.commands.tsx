import { declineInput } from '#common/joining/inputs.ts';
import { type NameWishState, nameWishTransitions } from '#common/joining/states.ts';
import { defineDecision, type Outcome } from '#server/commands/decision.ts';
import type { Write } from '#server/commands/write.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { sendToEach } from '#server/mail/send-mail.ts';
import { nameApproved, nameDeclined } from '../mails/NameDecidedMail.tsx';

const decided = defineDecision({
  row: 'agency',
  type: 'Agency',
  noun: 'name',
  transitions: nameWishTransitions,
  load: agencyOf,
  stateOf: ({ name_wished_at }) => (name_wished_at ? 'wished' : null),
  save,
  audited: ({ id }) => ({ agencyId: id, subject: { type: 'Agency', id } }),
});

/** Gives an approved agency the name it requested, and tells its admins. */
export const approveAgencyName = decided('approveAgencyName', {
  event: 'approve',
  after: (write, agency) => tell(write, agency, null),
});

/** Keeps an approved agency's name, and emails the reason to its admins. */
export const declineAgencyName = decided('declineAgencyName', {
  event: 'decline',
  input: declineInput,
  before: (_, __, { reason }) => ({ set: { name_declined_because: reason } }),
  after: (write, agency, { reason }) => tell(write, agency, reason),
});

/** Clears a name request that was decided or no longer applies. */
export const noNameWish = { wished_name: null, wished_legal_name: null, name_wished_at: null } as const;

type Agency = NonNullable<Awaited<ReturnType<typeof agencyOf>>>;

function agencyOf({ tx }: Write, id: string) {
  return tx
    .selectFrom('agencies')
    .select(['id', 'name', 'legal_name', 'wished_name', 'wished_legal_name', 'name_wished_at', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

const wishedBy = ({ name, legal_name, wished_name, wished_legal_name }: Agency) => ({
  name: wished_name ?? name,
  legal_name: wished_legal_name ?? legal_name,
});

async function save(
  write: Write,
  agency: Agency,
  { to, set }: Outcome<NameWishState, { name_declined_because: string | null }>,
) {
  await write.tx
    .updateTable('agencies')
    .set({
      ...(to === 'given' && wishedBy(agency)),
      ...noNameWish,
      name_declined_because: set.name_declined_because ?? null,
      version: agency.version + 1,
    })
    .where('id', '=', agency.id)
    .execute();
  write.changesPage({ type: 'agency', id: agency.id });
}

/** Tells its admins, using its current name. */
async function tell(write: Write, agency: Agency, reason: string | null) {
  const wished = wishedBy(agency);
  const agencyName = reason === null ? wished.name : agency.name;
  const props = { agencyName, wishedName: wished.name, wishedLegalName: wished.legal_name, reason };
  const mail = reason === null ? nameApproved : nameDeclined;
  await sendToEach(write, mail, await adminsOfAgency(write, agency.id), { props, agencyId: agency.id });
}
