import type { Environment } from 'relay-runtime';
import type { Session } from '#web/kit/session/session.ts';
import type { Records } from './boot.ts';
import { createEnvironment } from './relay-environment.ts';
import { sendAs } from './send-operation.ts';

/** The store of whoever is signed in: another person, or nobody, gets a new one, so that nothing is left behind. */
export class Identity {
  #who: string | undefined;
  #environment: Environment;

  /** @param records what came with the page; it is public, so it is good for anybody */
  constructor(session: Session, records: Records, onChange: () => void) {
    this.#who = session.user?.id;
    this.#environment = createEnvironment({ send: sendAs(session), records });
    session.subscribe(() => {
      if (session.user?.id === this.#who) return;
      this.#who = session.user?.id;
      this.#environment = createEnvironment({ send: sendAs(session) });
      onChange();
    });
  }

  get environment(): Environment {
    return this.#environment;
  }
}
