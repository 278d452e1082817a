import { createOperationDescriptor, type Environment, fetchQuery } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import replyMutation from '#web/__generated__/ReplyFormMutation.graphql.ts';
import searchQuery from '#web/__generated__/SearchPageQuery.graphql.ts';
import { runMutation } from '#web/kit/command.ts';
import { PageEnvironment } from './page-environment.ts';
import { createEnvironment, type Send } from './relay-environment.ts';
import { createStore } from './relay-store.ts';

const found = { data: { search: { total: 0, isBounded: false, pages: 0, didYouMean: null, facets: [], results: [] } } };
const replied = { data: { replyToReview: { isQueued: false, errors: [], review: null } } };

test('it answers all that Relay asks of an environment', () => {
  const whole = createEnvironment({ send: vi.fn() });
  const { environment } = newPage();
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(whole)).filter(
    (name) => !/^(_[a-zA-Z]|constructor)/.test(name),
  );
  const unused = ['toJSON', 'experimental_batchUpdates', 'executeSubscription'];
  const values = ['options', 'configName', 'relayFieldLogger', '__log'];
  expect([...methods, ...values].filter((name) => !unused.includes(name) && !(name in environment))).toEqual([]);
});

test('what came with the page is read without what sends operations', async () => {
  const first = newPage();
  await read(first.environment);
  const records = first.environment.getStore().getSource().toJSON();
  const page = newPage(records as never);
  expect(await read(page.environment)).toMatchObject({ search: { total: 0 } });
  expect(page.asked).toBe(0);
  expect(page.send).not.toHaveBeenCalled();
});

test('the first operation brings it, once for all that are sent meanwhile, and its answer is read from the same store', async () => {
  const page = newPage();
  const answers = await Promise.all([read(page.environment), reply(page.environment)]);
  expect(answers).toMatchObject([{ search: { total: 0 } }, { replyToReview: { errors: [] } }]);
  expect(page.made).toBe(1);
  expect(page.send).toHaveBeenCalledTimes(2);
  const operation = createOperationDescriptor(searchQuery, { words: 'ann' });
  expect(page.environment.isRequestActive(operation.request.identifier)).toBe(false);
  expect(page.environment.lookup(operation.fragment).data).toMatchObject({ search: { total: 0 } });
});

test('where it does not come nothing is sent, and the next operation tries again', async () => {
  const page = newPage();
  page.fails = new Error('We could not reach Plaudit.');
  await expect(reply(page.environment)).rejects.toThrow('We could not reach Plaudit.');
  expect(page.send).not.toHaveBeenCalled();
  page.fails = undefined;
  await reply(page.environment);
  expect(page.asked).toBe(2);
  expect(page.send).toHaveBeenCalledTimes(1);
});

test('who goes away before it has come has nothing sent', async () => {
  const page = newPage();
  const subscription = fetchQuery(page.environment, searchQuery, { words: 'ann' }).subscribe({});
  subscription.unsubscribe();
  await vi.waitFor(() => expect(page.asked).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.send).not.toHaveBeenCalled();
});

const read = (environment: Environment) =>
  fetchQuery(environment, searchQuery, { words: 'ann' }, { fetchPolicy: 'store-or-network' }).toPromise();

const reply = (environment: Environment) =>
  runMutation(environment, { mutation: replyMutation, variables: { input: { reviewId: 'Review:1', body: 'Thanks' } } });

/** An environment before a server that answers both operations, with how often it was to be completed. */
function newPage(records?: Parameters<typeof createStore>[0]) {
  const send = vi.fn<Send>(async ({ operationKind }) => (operationKind === 'query' ? found : replied) as never);
  const page = { send, asked: 0, made: 0, fails: undefined as Error | undefined };
  const environment = new PageEnvironment(createStore(records), async () => {
    page.asked += 1;
    if (page.fails) throw page.fails;
    return (store, operationTracker) => {
      page.made += 1;
      return createEnvironment({ send, store, operationTracker });
    };
  });
  return Object.assign(page, { environment });
}
