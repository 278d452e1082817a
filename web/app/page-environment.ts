import { type Environment, Observable, type OperationTracker, type Store } from 'relay-runtime';
import RelayOperationTracker from 'relay-runtime/lib/store/RelayOperationTracker.js';

/**
 * Brings what makes an environment that can send, over a store and with a tracker of what is under way. Rejects where its
 * code does not come.
 */
export type Complete = () => Promise<(store: Store, operationTracker: OperationTracker) => Environment>;

/**
 * An environment that can read, which is all that a page needs for being drawn from what came with it. The half of Relay
 * that sends operations and writes down their answers is brought by `complete`, with the first of them.
 */
export class PageEnvironment implements Environment {
  /** By which Relay knows an environment. */
  readonly '@@RelayModernEnvironment' = true;
  readonly configName = undefined;
  readonly options = undefined;
  readonly #store: Store;
  readonly #complete: Complete;
  readonly #operationTracker = new RelayOperationTracker();
  #completed: Environment | undefined;

  constructor(store: Store, complete: Complete) {
    this.#store = store;
    this.#complete = complete;
  }

  getStore: Environment['getStore'] = () => this.#store;
  getOperationTracker: Environment['getOperationTracker'] = () => this.#operationTracker;
  getScheduler = (): null => null;
  isServer: Environment['isServer'] = () => false;
  UNSTABLE_getDefaultRenderPolicy = (): 'partial' => 'partial';
  relayFieldLogger: Environment['relayFieldLogger'] = () => {};
  __log = (): void => {};

  check: Environment['check'] = (operation) => this.#store.check(operation);
  lookup: Environment['lookup'] = (selector) => this.#store.lookup(selector);
  subscribe: Environment['subscribe'] = (snapshot, callback) => this.#store.subscribe(snapshot, callback);
  retain: Environment['retain'] = (operation) => this.#store.retain(operation);

  execute: Environment['execute'] = (config) => this.#send((whole) => whole.execute(config));
  executeMutation: Environment['executeMutation'] = (config) => this.#send((whole) => whole.executeMutation(config));
  executeWithSource: Environment['executeWithSource'] = (config) =>
    this.#send((whole) => whole.executeWithSource(config));
  isRequestActive: Environment['isRequestActive'] = (id) => this.#completed?.isRequestActive(id) ?? false;

  getNetwork: Environment['getNetwork'] = () => this.#whole.getNetwork();
  applyUpdate: Environment['applyUpdate'] = (update) => this.#whole.applyUpdate(update);
  revertUpdate: Environment['revertUpdate'] = (update) => this.#whole.revertUpdate(update);
  replaceUpdate: Environment['replaceUpdate'] = (update, next) => this.#whole.replaceUpdate(update, next);
  applyMutation: Environment['applyMutation'] = (config) => this.#whole.applyMutation(config);
  commitUpdate: Environment['commitUpdate'] = (updater) => this.#whole.commitUpdate(updater);
  commitPayload: Environment['commitPayload'] = (operation, payload) => this.#whole.commitPayload(operation, payload);

  /** For what cannot wait: nothing of ours writes before it has sent something. */
  get #whole(): Environment {
    if (!this.#completed) throw new Error('This is written only after an operation was sent.');
    return this.#completed;
  }

  /** Nothing is sent before there is what reads its answer. */
  #send<T>(run: (whole: Environment) => Observable<T>): Observable<T> {
    if (this.#completed) return run(this.#completed);
    return Observable.create((sink) => Observable.from(this.#bring()).mergeMap(run).subscribe(sink));
  }

  async #bring(): Promise<Environment> {
    const make = await this.#complete();
    this.#completed ??= make(this.#store, this.#operationTracker);
    return this.#completed;
  }
}
