import type { Write } from '#server/commands/write.ts';

/** Makes an account that belongs to no company a member of one. Roles as in tokens. */
export async function addToCompany(
  { tx }: Write,
  companyId: string,
  userId: string,
  roles: readonly string[],
): Promise<void> {
  await tx.insertInto('company_members').values({ user_id: userId, company_id: companyId }).execute();
  await tx
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: userId, role })))
    .onConflict((at) => at.doNothing())
    .execute();
}
