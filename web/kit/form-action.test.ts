import { expect, test, vi } from 'vitest';
import { formAction } from './form-action.ts';
import { typed } from './typed.ts';

type Tell = {
  response: { readonly tell: { readonly errors: readonly object[] } | null };
  variables: { input: { email: string; words?: string | null; profileId: string; clientMutationId?: string | null } };
};

const mutation = {} as never;
const action = formAction<Tell, 'email' | 'words'>(mutation, ['email', 'words'], {
  input: ({ form }) => ({ profileId: typed(form, 'profileId') }),
});

function argsOf(send: (...args: unknown[]) => Promise<object>, captureError = vi.fn()) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ email: ' a@b.example ', profileId: 'Profile:1', odd: 'x' }))
    form.set(name, value);
  return { address: { path: '/', params: {}, query: {} }, form, send: send as never, captureError };
}

test('sends the fields and the rest of the input, and nothing else from the form', async () => {
  const send = vi.fn(async () => ({ tell: { errors: [] } }));
  expect(await action(argsOf(send))).toEqual({ answer: { isSent: true, email: 'a@b.example' }, status: 200 });
  expect(send).toHaveBeenCalledWith(mutation, { input: { email: ' a@b.example ', words: '', profileId: 'Profile:1' } });
});

test('a refused form returns its fields as typed, without the hidden ones', async () => {
  const errors = [{ code: 'CAPTCHA', message: 'Solve the check.', field: 'captcha' }];
  expect(await action(argsOf(async () => ({ tell: { errors } })))).toEqual({
    answer: {
      values: { email: ' a@b.example ', words: '' },
      problems: [{ field: 'captcha', message: 'Solve the check.' }],
      needsCaptcha: true,
    },
    status: 422,
  });
});

test('a failed request is reported and keeps the typed values', async () => {
  const captureError = vi.fn();
  const lost = new Error('No connection');
  const result = await action(argsOf(() => Promise.reject(lost), captureError));
  expect(captureError).toHaveBeenCalledWith(lost);
  expect(result).toMatchObject({ answer: { values: { email: ' a@b.example ' } }, status: 503 });
});
