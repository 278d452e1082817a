/** Parts of Relay that are fetched later than the rest, and therefore imported by their own files. See `tools/lean-relay.ts`. */
declare module 'relay-runtime/lib/store/RelayModernEnvironment.js' {
  export { Environment as default } from 'relay-runtime';
}
declare module 'relay-runtime/lib/handlers/connection/ConnectionHandler.js' {
  export { ConnectionHandler as default } from 'relay-runtime';
}
declare module 'relay-runtime/lib/network/RelayQueryResponseCache.js' {
  export { QueryResponseCache as default } from 'relay-runtime';
}
declare module 'relay-runtime/lib/store/RelayOperationTracker.js' {
  import type { OperationTracker } from 'relay-runtime';

  const Tracker: new () => OperationTracker;
  export default Tracker;
}
