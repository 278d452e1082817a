import { type AuditActor, auditActorWords } from '#common/admin/audit-words.ts';
import { panelUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';

type Person = { readonly id: string; readonly name: string } | null | undefined;

/** Who acted: a person with a link to their account, or in words. */
export function Actor({ user, actor }: { user: Person; actor: string }) {
  return user ? <Link href={panelUrl('users', { open: user.id })}>{user.name}</Link> : actorWords(null, actor);
}

/** The same as text. */
export const actorWords = (user: Pick<NonNullable<Person>, 'name'> | null | undefined, actor: string): string =>
  user?.name ?? auditActorWords[actor as AuditActor] ?? auditActorWords.system;
