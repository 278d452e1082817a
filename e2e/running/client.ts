import { setTimeout as sleep } from 'node:timers/promises';

/** What a mutation answered: the ids and problems in its payload. */
export interface Answer {
  readonly ids: Readonly<Record<string, string | null>>;
  readonly problems: readonly string[];
}

/** A mutation with its input; `rows` are the fields of the payload whose ids are selected. */
export interface Mutation {
  name: string;
  input: Readonly<Record<string, unknown>>;
  /** The list in the payload whose only entry holds the rows and its own errors. Without it, the payload holds them. */
  in?: string;
  /** Rows whose ids to read; 'invitation.placement' is read as `placement`. */
  rows: readonly string[];
}

/** A client that does not give up: it repeats unanswered requests with the same retry key. */
export interface Client {
  mutate(mutation: Mutation): Promise<Answer>;
  /** How many tries got no answer, or a server error. */
  readonly unanswered: number;
}

interface Credentials {
  username: string;
  password: string;
}

/** @param credentials none for a stranger, such as a reviewer with an emailed link */
export function openClient(urls: readonly string[], credentials?: Credentials): Client {
  /** Signs in once for all simultaneous requests. */
  let token: Promise<string | undefined> | undefined;
  let unanswered = 0;
  // A review from the recruiter's network, or one of many from the same network, waits for a moderator.
  const network = { 'x-forwarded-for': credentials ? '192.0.2.1' : `10.${part()}.${part()}.${part()}` };
  const url = () => urls[unanswered % urls.length]!;
  const persist = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
    const end = Date.now() + 60_000;
    for (;;) {
      const answer = await attempt().catch(() => undefined);
      if (answer !== undefined) return answer;
      unanswered++;
      if (Date.now() > end) throw new Error('There was no answer for a minute');
      await sleep(50);
    }
  };
  return {
    get unanswered() {
      return unanswered;
    },
    mutate: (mutation) =>
      persist(async () => {
        if (credentials) token ??= signIn(url(), credentials);
        const known = await token?.catch((error: unknown) => {
          token = undefined;
          throw error;
        });
        const response = await post(`${url()}/graphql/`, JSON.stringify(documentOf(mutation)), {
          'content-type': 'application/json',
          ...network,
          ...(known && { authorization: `Bearer ${known}` }),
        });
        if (response.status === 401) token = undefined;
        return response.ok ? answerOf(mutation, await response.json()) : undefined;
      }),
  };
}

const part = () => Math.floor(Math.random() * 256);

async function signIn(url: string, { username, password }: Credentials): Promise<string | undefined> {
  const form = new URLSearchParams({ _username: username, _password: password });
  const response = await post(`${url}/login/login_check`, form);
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}

const post = (url: string, body: string | URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) });

function documentOf({ name, input, in: list, rows }: Mutation) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const errors = 'errors { code message }';
  const read = [...rows.map((row) => row.split('.').reduceRight((inner, one) => `${one} { ${inner} }`, 'id')), errors];
  const selection = list ? `${list} { ${read.join(' ')} } ${errors}` : read.join(' ');
  return { query: `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, variables: { input } };
}

interface Body {
  data?: Record<string, Payload | null> | null;
  errors?: readonly { message: string; extensions?: { code?: string } }[];
}
interface Payload {
  errors: readonly { code: string; message: string }[];
  [row: string]: unknown;
}

/** Undefined when it was the server's fault. A request that is wrong in itself throws: repeating does not mend it. */
function answerOf({ name, in: list, rows }: Mutation, body: Body): Answer | undefined {
  const payload = body.data?.[name];
  if (body.errors?.some(({ extensions }) => extensions?.code !== 'INTERNAL'))
    throw new Error(`${name} is not a request that can be answered: ${JSON.stringify(body.errors)}`);
  if (body.errors || !payload) return undefined;
  const entries = list ? (payload[list] as readonly Payload[]) : [];
  return {
    ids: Object.fromEntries(rows.map((row) => [row.split('.').at(-1)!, idOf(list ? entries[0] : payload, row)])),
    problems: [payload, ...entries].flatMap(({ errors }) => errors.map(({ code, message }) => `${code}: ${message}`)),
  };
}

function idOf(payload: Payload | undefined, row: string): string | null {
  const found = row.split('.').reduce<unknown>((at, one) => (at as Payload | null | undefined)?.[one], payload);
  return (found as { id: string } | null | undefined)?.id ?? null;
}
