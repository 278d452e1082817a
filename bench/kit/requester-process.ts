import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers, RequestRun } from './requester.ts';

/** The program that `startRequester` starts: it sends requests as instructed, and reports the responses. */
process.on('message', (run: RequestRun) => void answersTo(run).then((answers) => process.send!(answers)));

async function answersTo(run: RequestRun): Promise<Answers> {
  const { load } = run;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1000, scheduling: 'lifo' });
  const noted = { statuses: {} as Record<string, number>, good: 0, times: [] as number[], withoutRetryAfter: 0 };
  const since = performance.now();
  const sendTurn = (turn: number) => requestOnce(run, agent, turn, noted);
  if ('clients' in load) await requestInTurns(load.clients, since + run.seconds * 1000, sendTurn);
  else await requestAtRate(load.rate, run.seconds, sendTurn);
  agent.destroy();
  return { ...noted, took: (performance.now() - since) / 1000 };
}

type SendTurn = (turn: number) => Promise<void>;

async function requestInTurns(clients: number, end: number, sendTurn: SendTurn): Promise<void> {
  let turn = 0;
  const client = async () => {
    while (performance.now() < end) await sendTurn(turn++);
  };
  await Promise.all(Array.from({ length: clients }, client));
}

async function requestAtRate(rate: number, seconds: number, sendTurn: SendTurn): Promise<void> {
  const since = performance.now();
  const sent: Promise<void>[] = [];
  for (;;) {
    const elapsed = (performance.now() - since) / 1000;
    if (elapsed > seconds) break;
    while (sent.length < elapsed * rate) sent.push(sendTurn(sent.length));
    await sleep(2);
  }
  await Promise.all(sent);
}

interface Noted {
  readonly statuses: Record<string, number>;
  readonly times: number[];
  good: number;
  withoutRetryAfter: number;
}

function requestOnce(
  { origin, paths, soon }: RequestRun,
  agent: http.Agent,
  turn: number,
  noted: Noted,
): Promise<void> {
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
