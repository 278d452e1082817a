import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import type { InputOf } from './command.ts';
import { sendForm } from './form-action.ts';
import type { ActionArgs, ActionResult, PageAction } from './page.ts';
import { notReached } from './problem.ts';

/** What the button behind an emailed link did: what it confirmed, or why it could not. */
export interface LinkAnswer<Done = unknown> {
  readonly done?: Done;
  readonly problems?: readonly FieldProblem[];
}

/** What a link's mutation needs besides the token, what its answer says, and the status of a refusal. */
interface LinkOptions<M extends MutationParameters, Done> {
  readonly input?: (args: ActionArgs) => Partial<InputOf<M>>;
  readonly done?: (data: M['response'], args: ActionArgs) => Done;
  readonly refusedStatus?: (codes: readonly string[]) => number;
}

/**
 * The action of a button behind an emailed link: sends the token of the address. Answers 200; 404 for a link that is
 * unknown or has ended, unless `refusedStatus` says otherwise; or 503 when the request failed.
 */
export const confirmByLink =
  <M extends MutationParameters, Done = unknown>(
    mutation: GraphQLTaggedNode,
    { input, done, refusedStatus = () => 404 }: LinkOptions<M, Done> = {},
  ): PageAction<LinkAnswer<Done>> =>
  (args): Promise<ActionResult<LinkAnswer<Done>>> =>
    sendForm<M, LinkAnswer<Done>>(args, mutation, {
      input: () => ({ ...input?.(args), token: args.address.params['token'] ?? '' }) as object as InputOf<M>,
      done: (data) => ({ answer: done ? { done: done(data, args) } : {}, status: 200 }),
      refused: (problems) => ({
        answer: { problems: problems.map(({ field, message }) => ({ field: field ?? null, message })) },
        status: refusedStatus(problems.map(({ code }) => code)),
      }),
      unreached: () => ({ answer: { problems: [notReached()] }, status: 503 }),
    });
