import type { AtsWorld } from './ats-world.ts';
import type { Fake } from './fake.ts';

/** What a fake posts to a webhook. */
export interface FakeDelivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a fake is made. `world` is an agency of its own instead of the default one. */
export interface AtsFakeOptions {
  readonly now?: () => number;
  readonly world?: AtsWorld;
}

/** A recruitment software, in memory. */
export interface AtsFake extends Fake {
  readonly world: AtsWorld;
  /** The next call meets an access that has expired; refreshing it works. */
  readonly expireTokens: () => void;
  /** Ends all access: somebody has to connect again. */
  readonly revokeTokens: () => void;
  /** Posts what webhooks are owed since the last time, in order. */
  readonly deliver?: (post: (delivery: FakeDelivery) => Promise<unknown>) => Promise<void>;
}
