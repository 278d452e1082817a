import type { Environment } from 'relay-runtime';
import type { Session } from '#web/kit/session/session.ts';
import type { Records } from './boot.ts';
import { createEnvironment } from './relay-environment.ts';
import { sendAs } from './send-operation.ts';

/** The signed-in user's store. A change of user creates a new one, so nothing is left behind. */
export class Identity {
  #who: string | undefined;
  #environment: Environment;

  /** @param records the page's data; it is public, so anybody may have it */
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
