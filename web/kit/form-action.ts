import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import type { InputOf } from './command.ts';
import type { ActionArgs, ActionResult, PageAction } from './page.ts';
import { notReached, type Problem, problemsIn } from './problem.ts';
import { typed } from './typed.ts';

/** What the fields of a form hold, as typed. */
export type FormValues<F extends string> = Readonly<Record<F, string>>;

/** What a page says to its form: that it has arrived, or what to mend in it. */
export type FormAnswer<F extends string> = SentForm | RefusedForm<F>;

interface SentForm {
  readonly isSent: true;
  /** What was typed as one's own address; empty without one. */
  readonly email: string;
}

interface RefusedForm<F extends string> {
  readonly isSent?: false;
  readonly values: FormValues<F>;
  readonly problems: readonly FieldProblem[];
  /** A check against machines is to be solved before it is sent again. */
  readonly asksCaptcha?: boolean;
}

/** The input's fields that take text. */
type TextOf<M extends MutationParameters> = {
  [K in keyof InputOf<M>]-?: string extends InputOf<M>[K] ? K : never;
}[keyof InputOf<M>] &
  string;

/** What a form's action adds to its fields, and what follows. */
type FormOptions<M extends MutationParameters, F extends string> = RestOfInput<M, F> & {
  /** Where to go once it is sent. Nothing, and the page stays and says so. */
  readonly done?: (sent: {
    readonly values: FormValues<F>;
    readonly data: M['response'];
    readonly args: ActionArgs;
  }) => { readonly redirect: string } | undefined;
  /** What is not lost where the server was not reached: 'Your review is still here'. */
  readonly kept?: string;
};

/** The rest of the input, such as a token of the address. It may also replace what a field holds. */
type RestOfInput<M extends MutationParameters, F extends string> =
  Partial<InputOf<M>> extends Omit<InputOf<M>, F>
    ? { readonly input?: MakeInput<M, F> }
    : { readonly input: MakeInput<M, F> };

type MakeInput<M extends MutationParameters, F extends string> = (
  args: ActionArgs,
  values: FormValues<F>,
) => Omit<InputOf<M>, F> & Partial<InputOf<M>>;

/** They may be left out where the fields are the whole input. */
type OptionsOf<M extends MutationParameters, F extends string> =
  Partial<InputOf<M>> extends Omit<InputOf<M>, F> ? [FormOptions<M, F>?] : [FormOptions<M, F>];

/**
 * The action of a form that works with and without JavaScript. `fields` are the names of its controls, which are those
 * of the mutation's input. Answers 200, 422 with what was typed and what is wrong, or 503 where nothing arrived.
 */
export function formAction<M extends MutationParameters, F extends TextOf<M>>(
  mutation: GraphQLTaggedNode,
  fields: readonly F[],
  ...[options]: OptionsOf<M, F>
): PageAction<FormAnswer<F>> {
  const { input, done, kept } = (options ?? {}) as FormOptions<M, F> & { input?: MakeInput<M, F> };
  return (args) => {
    const values = Object.fromEntries(fields.map((field) => [field, typed(args.form, field)])) as FormValues<F>;
    return sendForm<M, FormAnswer<F>>(args, mutation, {
      input: () => ({ ...values, ...input?.(args, values) }) as InputOf<M>,
      done: (data) => done?.({ values, data, args }) ?? arrived(values),
      refused: (problems) => ({ answer: { values, ...told(problems) }, status: 422 }),
      unreached: () => ({ answer: { values, problems: [notReached(kept)] }, status: 503 }),
    });
  };
}

/** How a form is sent and what follows, for forms whose values are more than text. */
interface Sending<M extends MutationParameters, Answer> {
  readonly input: () => InputOf<M> & { readonly clientMutationId?: string };
  readonly done: (data: M['response']) => ActionResult<Answer>;
  readonly refused: (problems: readonly Problem[]) => ActionResult<Answer> | Promise<ActionResult<Answer>>;
  readonly unreached: () => ActionResult<Answer> | Promise<ActionResult<Answer>>;
}

/** Sends a mutation for an action, and answers by what became of it. */
export async function sendForm<M extends MutationParameters, Answer>(
  { send, report }: ActionArgs,
  mutation: GraphQLTaggedNode,
  { input, done, refused, unreached }: Sending<M, Answer>,
): Promise<ActionResult<Answer>> {
  try {
    const data = await send<M>(mutation, { input: input() });
    const problems = problemsIn(data);
    return problems.length > 0 ? await refused(problems) : done(data);
  } catch (error) {
    report(error);
    return unreached();
  }
}

const arrived = (values: Readonly<Record<string, string>>) =>
  ({ answer: { isSent: true, email: values['email']?.trim() ?? '' }, status: 200 }) as const;

function told(problems: readonly Problem[]) {
  const asksCaptcha = problems.some(({ code }) => code === 'CAPTCHA');
  return {
    problems: problems.map(({ field, message }) => ({ field: field ?? null, message })),
    ...(asksCaptcha && { asksCaptcha }),
  };
}
