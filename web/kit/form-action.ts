import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import type { InputOf } from './command.ts';
import type { ActionArgs, ActionResult, PageAction } from './page.ts';
import { notReached, type Problem, problemsIn } from './problem.ts';
import { typed } from './typed.ts';

/** The values of a form's fields, as typed. */
export type FormValues<F extends string> = Readonly<Record<F, string>>;

/** A page's answer to its form: that it was sent, or what to correct. */
export type FormAnswer<F extends string> = SentForm | RefusedForm<F>;

interface SentForm {
  readonly isSent: true;
  /** The email address from the form; empty if it has none. */
  readonly email: string;
}

interface RefusedForm<F extends string> {
  readonly isSent?: false;
  readonly values: FormValues<F>;
  readonly problems: readonly FieldProblem[];
  /** A captcha must be solved before the form can be sent again. */
  readonly needsCaptcha?: boolean;
}

/** The names of the input's text fields. */
type TextOf<M extends MutationParameters> = {
  [K in keyof InputOf<M>]-?: string extends InputOf<M>[K] ? K : never;
}[keyof InputOf<M>] &
  string;

/** What a form's action adds to its fields, and what happens next. */
type FormOptions<M extends MutationParameters, F extends string> = RestOfInput<M, F> & {
  /** Where to go after sending. When undefined, the page stays and shows that the form was sent. */
  readonly done?: (sent: {
    readonly values: FormValues<F>;
    readonly data: M['response'];
    readonly args: ActionArgs;
  }) => { readonly redirect: string } | undefined;
  /** Reassures people when the server was not reached: 'Your review is still here'. */
  readonly kept?: string;
};

/** The rest of the input, such as a token from the address. It can also override a field. */
type RestOfInput<M extends MutationParameters, F extends string> =
  Partial<InputOf<M>> extends Omit<InputOf<M>, F>
    ? { readonly input?: MakeInput<M, F> }
    : { readonly input: MakeInput<M, F> };

type MakeInput<M extends MutationParameters, F extends string> = (
  args: ActionArgs,
  values: FormValues<F>,
) => Omit<InputOf<M>, F> & Partial<InputOf<M>>;

/** Options are optional when the fields are the whole input. */
type OptionsOf<M extends MutationParameters, F extends string> =
  Partial<InputOf<M>> extends Omit<InputOf<M>, F> ? [FormOptions<M, F>?] : [FormOptions<M, F>];

/**
 * The action of a form that works with and without JavaScript. `fields` are the names of its controls, and match the
 * mutation's input. Answers 200; 422 with the typed values and the problems; or 503 when the request failed.
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

/** How to send a form and handle the result, for forms with more than text. */
interface Sending<M extends MutationParameters, Answer> {
  readonly input: () => InputOf<M> & { readonly clientMutationId?: string };
  readonly done: (data: M['response']) => ActionResult<Answer>;
  readonly refused: (problems: readonly Problem[]) => ActionResult<Answer> | Promise<ActionResult<Answer>>;
  readonly unreached: () => ActionResult<Answer> | Promise<ActionResult<Answer>>;
}

/** Sends a mutation from an action and answers with its result. */
export async function sendForm<M extends MutationParameters, Answer>(
  { send, captureError }: ActionArgs,
  mutation: GraphQLTaggedNode,
  { input, done, refused, unreached }: Sending<M, Answer>,
): Promise<ActionResult<Answer>> {
  try {
    const data = await send<M>(mutation, { input: input() });
    const problems = problemsIn(data);
    return problems.length > 0 ? await refused(problems) : done(data);
  } catch (error) {
    captureError(error);
    return unreached();
  }
}

const arrived = (values: Readonly<Record<string, string>>) =>
  ({ answer: { isSent: true, email: values['email']?.trim() ?? '' }, status: 200 }) as const;

function told(problems: readonly Problem[]) {
  const needsCaptcha = problems.some(({ code }) => code === 'CAPTCHA');
  return {
    problems: problems.map(({ field, message }) => ({ field: field ?? null, message })),
    ...(needsCaptcha && { needsCaptcha }),
  };
}
