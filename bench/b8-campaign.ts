import '#server/tsx-hook.ts';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * B8: a campaign's emails from the queue of people to a mail server on loopback, in one process as a worker runs them,
 * against a bare nodemailer pool that sends one of these emails again and again. The first of the sizes is sent, on a day with room
 * for no more; the others say how many people wait beside them, and how much memory that takes. Fails when a person got no
 * email or two. `node bench/b8-campaign.ts --sizes 10000,100000 --rounds 3`
 */
const receiver = new Worker(new URL('campaign/receiver.ts', import.meta.url));
const [port] = (await once(receiver, 'message')) as [number];
// Read once, when the product is imported.
process.env['SMTP_URL'] = `smtp://127.0.0.1:${port}`;
const { measureCampaigns } = await import('./campaign/measure.ts');

try {
  await measureCampaigns(async () => {
    receiver.postMessage('count');
    return ((await once(receiver, 'message')) as [{ emails: number; bytes: number; recipients: number }])[0];
  });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await receiver.terminate();
}
