import { RecordSource, Store } from 'relay-runtime';
import type { Records } from './boot.ts';

/** What Relay keeps of all that was read. `records` are those that came with the page. */
export function createStore(records?: Records): Store {
  return new Store(new RecordSource(records), { gcReleaseBufferSize: 10 });
}
