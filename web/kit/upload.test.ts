import { afterEach, expect, test, vi } from 'vitest';
import * as saving from './saving.ts';
import { postWithProgress, sendWithProgress } from './upload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('posts a form with credentials and headers, and reports progress until it is answered', async () => {
  const told = vi.spyOn(saving, 'noteUploaded');
  const form = new FormData();
  form.set('logo', new File(['x'], 'x.png'));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const answer = postWithProgress('/graphql/', form, { authorization: 'Bearer x' });
  const { last } = FakeRequest;
  expect(last.log).toEqual(['POST /graphql/', 'authorization: Bearer x', form]);
  expect(last.withCredentials).toBe(true);
  last.upload.onprogress({ loaded: 5, total: 20 });
  last.responseText = '{"success":true}';
  last.onload();
  expect(await answer).toEqual({ status: 200, json: { success: true } });
  expect(told.mock.calls).toEqual([[{ loaded: 5, total: 20 }], [null]]);
});

test('rejects an interrupted upload and an answer that is not JSON', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const broken = sendWithProgress('/register', new FormData(), {});
  FakeRequest.last.onerror();
  await expect(broken).rejects.toThrow('The upload was interrupted. Try again.');
  const strange = sendWithProgress('/register', new FormData(), {});
  FakeRequest.last.responseText = '<h1>Bad Gateway</h1>';
  FakeRequest.last.onload();
  await expect(strange).rejects.toThrow();
});

/** A request that the test answers. */
class FakeRequest {
  static last: FakeRequest;
  readonly log: unknown[] = [];
  readonly upload = { onprogress: (_: { loaded: number; total: number }) => {} };
  status = 200;
  responseText = '';
  withCredentials = false;
  onload = () => {};
  onerror = () => {};
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, path: string) {
    this.log.push(`${method} ${path}`);
  }
  setRequestHeader(name: string, value: string) {
    this.log.push(`${name}: ${value}`);
  }
  send(form: FormData) {
    this.log.push(form);
  }
}
