/** What sends operations and writes their answers into the store: half of Relay, fetched with the first of them. */
export { createEnvironment } from './relay-environment.ts';
export { sendAs } from './send-operation.ts';
