import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { log } from '#server/log.ts';
import { type Receiver, startReceiver } from './receiver.ts';

/** Milliseconds between attempts to take a port that another process holds. */
const retryAfter = 10_000;

/**
 * Receives returned emails, as configured, until stopped. Of several workers on one machine one has the port; another
 * takes over when it ends.
 */
export function receiveReturnedMail(context: () => Context): () => Promise<void> {
  let receiver: Receiver | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function start() {
    try {
      receiver = await startReceiver(context, settings());
      log.info({ port: receiver.port }, 'Receiving returned mail');
    } catch (error) {
      log.warn({ err: error }, 'Returned mail cannot be received; trying again');
      if (!isStopped) retry = setTimeout(() => void start(), retryAfter);
    }
  }

  const started = start();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await started;
    await receiver?.stop();
  };
}

const settings = () => ({
  port: env.PLAUDIT_BOUNCE_PORT!,
  host: env.PLAUDIT_ENV === 'local' ? '127.0.0.1' : '::',
  name: env.PLAUDIT_BOUNCE_DOMAIN!,
  certificate:
    env.PLAUDIT_BOUNCE_CERT && env.PLAUDIT_BOUNCE_KEY
      ? { certFile: env.PLAUDIT_BOUNCE_CERT, keyFile: env.PLAUDIT_BOUNCE_KEY }
      : null,
});
