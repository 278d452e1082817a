import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers, Asking } from './asking.ts';

/** The program that `startAsker` starts: it sends requests as instructed, and reports the responses. */
process.on('message', (asking: Asking) => void answersTo(asking).then((answers) => process.send!(answers)));

async function answersTo(asking: Asking): Promise<Answers> {
  const { load } = asking;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1000, scheduling: 'lifo' });
  const noted = { statuses: {} as Record<string, number>, good: 0, times: [] as number[], withoutRetryAfter: 0 };
  const since = performance.now();
  const ask = (turn: number) => askOnce(asking, agent, turn, noted);
  if ('clients' in load) await askInTurns(load.clients, since + asking.seconds * 1000, ask);
  else await askAtRate(load.rate, asking.seconds, ask);
  agent.destroy();
  return { ...noted, took: (performance.now() - since) / 1000 };
}

type Ask = (turn: number) => Promise<void>;

async function askInTurns(clients: number, end: number, ask: Ask): Promise<void> {
  let turn = 0;
  const client = async () => {
    while (performance.now() < end) await ask(turn++);
  };
  await Promise.all(Array.from({ length: clients }, client));
}

async function askAtRate(rate: number, seconds: number, ask: Ask): Promise<void> {
  const since = performance.now();
  const asked: Promise<void>[] = [];
  for (;;) {
    const elapsed = (performance.now() - since) / 1000;
    if (elapsed > seconds) break;
    while (asked.length < elapsed * rate) asked.push(ask(asked.length));
    await sleep(2);
  }
  await Promise.all(asked);
}

interface Noted {
  readonly statuses: Record<string, number>;
  readonly times: number[];
  good: number;
  withoutRetryAfter: number;
}

function askOnce({ origin, paths, soon }: Asking, agent: http.Agent, turn: number, noted: Noted): Promise<void> {
  const since = performance.now();
  return new Promise((resolve) => {
    const note = (status: string) => {
      noted.statuses[status] = (noted.statuses[status] ?? 0) + 1;
      if (status === '200') {
        const took = performance.now() - since;
        noted.times.push(took);
        if (took <= soon) noted.good += 1;
      }
      resolve();
    };
    const headers = { 'accept-encoding': 'br' };
    const request = http.get(origin + paths[turn % paths.length]!, { agent, headers }, (response) => {
      const { statusCode, headers: told } = response;
      if ((statusCode === 429 || statusCode === 503) && !told['retry-after']) noted.withoutRetryAfter += 1;
      response.resume().once('end', () => note(String(statusCode)));
      response.once('error', (error) => note(`failed: ${error.message}`));
    });
    request.once('error', (error) => note(`failed: ${error.message}`));
  });
}
