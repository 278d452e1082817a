import { panelUrl } from '#common/urls.ts';
import type { Session } from '#web/kit/session/session.ts';

/**
 * Takes a super admin back to the panel, with a message, when acting ends in whichever tab and for whatever reason: the
 * current page was the other person's.
 */
export function watchEndOfActing(session: Session, go: (path: string) => void): void {
  let was = session.user?.acting ?? null;
  session.subscribe(() => {
    const before = was;
    was = session.user?.acting ?? null;
    if (!before || was || !session.user) return;
    go(panelUrl('users'));
    const isOver = Date.now() >= before.until;
    void say(`${isOver ? "Time is up. You're" : "You're"} no longer acting as ${before.userName}.`);
  });
}

async function say(words: string) {
  const { notify } = await import('#web/app-ui/toasts.tsx');
  notify.info(words);
}
