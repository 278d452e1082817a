import type { TransitionTable } from '../transitions.ts';

/** How a connection is. */
export const connectionStates = ['connecting', 'live', 'needs_attention', 'paused', 'disconnected'] as const;
/** One of them. */
export type ConnectionState = (typeof connectionStates)[number];
/** What happens to a connection. */
export type ConnectionEvent = 'start' | 'fail' | 'reconnect' | 'reread' | 'recover' | 'pause' | 'resume' | 'disconnect';

/** The transitions between states. Signing in again reconnects; a connection that was never started is read again. */
export const connectionTransitions: TransitionTable<ConnectionState, ConnectionEvent> = {
  connecting: { start: 'live', fail: 'needs_attention', reread: 'connecting', disconnect: 'disconnected' },
  live: { fail: 'needs_attention', pause: 'paused', reconnect: 'live', disconnect: 'disconnected' },
  needs_attention: {
    reconnect: 'live',
    reread: 'connecting',
    recover: 'live',
    pause: 'paused',
    disconnect: 'disconnected',
  },
  paused: { resume: 'live', reconnect: 'live', disconnect: 'disconnected' },
  disconnected: {},
};

/** The states in words. */
export const stateLabels: Readonly<Record<ConnectionState, string>> = {
  connecting: 'Not started',
  live: 'Live',
  needs_attention: 'Needs attention',
  paused: 'Paused',
  disconnected: 'Disconnected',
};
