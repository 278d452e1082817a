import { specialities } from '#common/specialities.ts';
import { slugOf } from '#server/features/profiles/slugs/slugs.ts';
import { daysAfter } from '../seeds/world.ts';
import { PartDice } from './chance.ts';
import { companyName, personName } from './names.ts';
import { parts } from './plan.ts';
import type { Sheets } from './sheets.ts';

/** A company that hires. One in three is known by name only, because nobody there has registered. */
export interface LoadCompany {
  readonly id: string | null;
  readonly name: string;
  readonly domain: string;
  readonly isApproved: boolean;
}

/** The company at an index: the same wherever it is used. */
export function companyAt(seed: number, at: number, asOf: Date): LoadCompany & { createdAt: Date; dice: PartDice } {
  const dice = new PartDice(seed ^ parts.companies, at);
  const name = companyName(dice);
  const createdAt = daysAfter(asOf, -dice.between(30, 1820));
  const id = at % 3 === 2 ? null : dice.id(createdAt);
  const isApproved = id !== null && dice.chance(0.8);
  return { id, name, domain: `${slugOf(name)}-${at}.example`, isApproved, createdAt, dice };
}

/** Adds the row of a registered company, and the user who registered it. */
export function addCompany(sheets: Sheets, company: ReturnType<typeof companyAt>): void {
  const { id, name, domain, isApproved, createdAt, dice } = company;
  if (id === null) return;
  sheets.add('companies', {
    id,
    name,
    country: 'AU',
    is_approved: isApproved,
    approved_at: isApproved ? daysAfter(createdAt, 2) : null,
    specialities: [dice.pick(specialities).id],
    created_at: createdAt,
  });
  const userId = dice.id(createdAt);
  sheets.add('company_domains', {
    id: dice.id(createdAt),
    company_id: id,
    domain,
    added_at: createdAt,
    dns_code: `load-${id}`,
    proven_by: 'mail',
    proven_at: createdAt,
  });
  sheets.add('users', {
    id: userId,
    type: 'user',
    email: `hiring@${domain}`,
    name: personName(dice).name,
    country: 'AU',
    is_verified: true,
    is_profile_complete: true,
    created_at: createdAt,
    last_signed_in_at: null,
  });
  for (const role of ['ROLE_USER', 'ROLE_USER_ADMIN']) sheets.add('user_roles', { user_id: userId, role });
  sheets.add('company_members', { user_id: userId, company_id: id });
}
