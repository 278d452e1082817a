import type { Environment } from 'relay-runtime';
import type { Session } from '#web/kit/session/session.ts';
import type { Records } from './boot.ts';
import { loadCode } from './load-code.ts';
import { PageEnvironment } from './page-environment.ts';
import { createStore } from './relay-store.ts';

/** The store of whoever is signed in: another person, or nobody, gets a new one, so that nothing is left behind. */
export class Identity {
  #who: string | undefined;
  #environment: Environment;

  /** @param records what came with the page; it is public, so it is good for anybody */
  constructor(session: Session, records: Records, onChange: () => void) {
    this.#who = session.user?.id;
    this.#environment = environmentOf(session, records);
    session.subscribe(() => {
      if (session.user?.id === this.#who) return;
      this.#who = session.user?.id;
      this.#environment = environmentOf(session);
      onChange();
    });
  }

  get environment(): Environment {
    return this.#environment;
  }
}

const importSending = () => import('./relay-sending.ts');

function environmentOf(session: Session, records?: Records): Environment {
  return new PageEnvironment(createStore(records), async () => {
    const { createEnvironment, sendAs } = await loadCode(importSending, { mayLeave: false });
    return (store, operationTracker) => createEnvironment({ send: sendAs(session), store, operationTracker });
  });
}

/** Fetches what operations are sent with, for somebody who will want it soon; whoever sends one can say that it did not come. */
export function expectOperations(): void {
  importSending().catch(() => {});
}
