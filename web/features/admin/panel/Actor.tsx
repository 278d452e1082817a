import { type AuditActor, auditActorWords } from '#common/admin/audit-words.ts';
import { spelledOut } from '#common/spelled-out.ts';
import { panelUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';

type Person = { readonly id: string; readonly name: string } | null | undefined;

/** Who acted, for the end of a sentence: a person with a link to their account, or in words. */
export function Actor({ user, actor }: { user: Person; actor: string }) {
  return user ? <Link href={panelUrl('users', { open: user.id })}>{user.name}</Link> : wordsFor(actor);
}

/** The same on its own, as text. */
export function actorWords(user: Pick<NonNullable<Person>, 'name'> | null | undefined, actor: string): string {
  const words = wordsFor(actor);
  return user?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const wordsFor = (actor: string): string => auditActorWords[actor as AuditActor] ?? spelledOut(actor);
