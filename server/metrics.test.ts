import { expect, test } from 'vitest';
import { countPage, metricsText, RequestDurations } from './metrics.ts';

const figure = async (line: string) =>
  (await metricsText()).split('\n').find((one) => one.startsWith(`${line} `)) ?? 'none';

test('the metrics include every request, once, however many there were', async () => {
  const durations = new RequestDurations({ method: 'GET', route: '/here', status: '200' });
  const labels = 'method="GET",route="/here",status="200"';
  for (let at = 0; at < 450; at += 1) durations.note(at < 300 ? 0.0625 : 5);
  for (let times = 0; times < 2; times += 1) {
    expect(await figure(`plaudit_http_request_seconds_count{${labels}}`)).toMatch(/ 450$/);
    expect(await figure(`plaudit_http_request_seconds_sum{${labels}}`)).toMatch(/ 768\.75$/);
    expect(await figure(`plaudit_http_request_seconds_bucket{le="0.1",${labels}}`)).toMatch(/ 300$/);
  }
  durations.note(0.0625);
  expect(await figure(`plaudit_http_request_seconds_count{${labels}}`)).toMatch(/ 451$/);
});

test('pages are counted by whether they were kept or rendered', async () => {
  const counted = async (how: string) => Number((await figure(`plaudit_pages_total{how="${how}"}`)).split(' ')[1]);
  const [kept, drawn] = [await counted('kept'), await counted('drawn')];
  for (const how of ['kept', 'drawn', 'kept'] as const) countPage(how);
  expect(await counted('kept')).toBe(kept + 2);
  expect(await counted('drawn')).toBe(drawn + 1);
  expect(await counted('kept')).toBe(kept + 2);
});
