import { sessionLimits } from '#common/limits.ts';
import { switchHeader } from './acting.ts';
import { type Store, StoredValues } from './storage.ts';
import {
  type AttributeFlag,
  type AuthResponse,
  isFailed,
  isTokenValid,
  readUser,
  type SessionUser,
  userOf,
} from './user.ts';

/** A failed call, with what the person is told. All but the message is the server's, where it answered. */
export class SessionProblem extends Error {
  readonly code: number | undefined;
  readonly asksCaptcha: boolean;
  readonly problems: NonNullable<AuthResponse['problems']>;
  constructor(message: string, { code, captcha = false, problems = [] }: AuthResponse = {}) {
    super(message);
    this.code = code;
    this.asksCaptcha = captcha;
    this.problems = problems;
  }
}

/** Sends a form with its files, as `fetch` would; others may tell how far they are. Rejects where nothing answers. */
export type SendForm = (path: string, form: FormData, headers: Record<string, string>) => Promise<AuthResponse>;

/** What the session needs of the browser. `lock` runs one of all tabs' tasks at a time. */
export interface SessionSurroundings {
  readonly store: Store;
  readonly fetch: typeof fetch;
  readonly lock: <T>(task: () => Promise<T>) => Promise<T>;
  readonly now?: () => number;
  /** Where unexpected errors are told. */
  readonly report?: (error: unknown) => void;
  /** Told each time the server has said who is signed in, and when nobody is any more; for analytics. */
  readonly identify?: (user: SessionUser | null) => void;
}

const refreshFailure = 'Error refreshing login token';

/** Who is signed in here. One for a browser window; components read it by `useUser`. */
export class Session {
  readonly #values: StoredValues;
  readonly #surroundings: SessionSurroundings;
  readonly #listeners = new Set<() => void>();
  #user: SessionUser | null;
  #requiresTokenReissue = false;
  #refreshing: Promise<SessionUser> | null = null;

  constructor(surroundings: SessionSurroundings) {
    this.#surroundings = surroundings;
    this.#values = new StoredValues(surroundings.store, surroundings.now);
    this.#values.sweep();
    this.#user = readUser(this.#values.read('user'));
  }

  get user(): SessionUser | null {
    return this.#user;
  }

  get isLoggedIn(): boolean {
    return this.#user !== null && isTokenValid(this.#user, this.#now());
  }

  get requiresTokenReissue(): boolean {
    return this.#requiresTokenReissue;
  }

  /** Whether a super admin acts as somebody else: their name, sent with every call. */
  get switchUser(): string | null {
    const name = this.#values.read('switch-user');
    return typeof name === 'string' ? name : null;
  }

  /** Notes where somebody was going who has to sign in first; for an hour. */
  rememberPath(path: string): void {
    this.#values.save('remembered-path', path, 60);
  }

  /** Where somebody was going, if that is known. */
  get rememberedPath(): string | null {
    const path = this.#values.read('remembered-path');
    return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
  }

  forgetPath(): void {
    this.#values.remove('remembered-path');
  }

  /** Calls back after each change; returns how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setRequiresTokenReissue(required = true): void {
    this.#requiresTokenReissue = required;
  }

  /** Notes that something of the person is now complete, verified or approved, or no longer. */
  setAttribute(flag: AttributeFlag, value = true): void {
    if (this.#user) this.#set({ ...this.#user, attributes: { ...this.#user.attributes, [flag]: value } });
  }

  /** Signs in. Throws `SessionProblem` with the server's words, or 'Error logging in' where it was not reached. */
  async signIn(username: string, password: string, captcha = ''): Promise<SessionUser> {
    const fields = { _username: username, _password: password, captcha };
    return this.#take(await this.#post('/login/login_check', fields, 'Error logging in'), 'Error logging in');
  }

  /** Signs in by a mailed link, which works once and confirms the address. Throws `SessionProblem`, as all of these. */
  async signInByLink(token: string): Promise<SessionUser> {
    return this.#take(await this.#post('/login/token', { token }, 'Error logging in'), 'Error logging in');
  }

  /** Asks for a mail with a link to a new password; answers what the server says, alike for every address. */
  async requestPasswordLink(username: string, captcha = ''): Promise<string> {
    const failure = 'Error sending the link';
    return this.#accept(await this.#post('/login/reset_password', { _username: username, captcha }, failure), failure);
  }

  /** Sets a password by a mailed link and signs in; all other sessions of the person end. */
  async setPassword(token: string, password: string): Promise<SessionUser> {
    const failure = 'Error setting the password';
    return this.#take(await this.#post('/login/new_password', { token, _password: password }, failure), failure);
  }

  /**
   * Registers an employer; `fields` are sent as `register[…]`. Answers what the server says; where it signs in at once
   * there is a user afterwards, else a mail is on its way.
   */
  async register(fields: Readonly<Record<string, string | File>>, send: SendForm = this.#sendForm): Promise<string> {
    const failure = 'Error registering a user';
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(`register[${name}]`, value);
    const response = await this.#orFailure(() => send('/register', form, switchHeader(this.switchUser)), failure);
    if (response.token) this.#take(response, failure);
    return this.#accept(response, failure);
  }

  /** The access token to send, refreshed if it has run out; null for a stranger. */
  async accessToken(): Promise<string | null> {
    if (!this.#user) return null;
    return this.isLoggedIn ? this.#user.token : (await this.refresh()).token;
  }

  /**
   * New tokens: one call for all who ask meanwhile, in all tabs. Throws `SessionProblem`; when the server refuses,
   * nobody is signed in any more.
   * @param spent the access token that was refused; another tab may have replaced it already
   */
  refresh(spent = this.#user?.token): Promise<SessionUser> {
    this.#refreshing ??= this.#surroundings
      .lock(() => this.#refreshOnce(spent))
      .finally(() => {
        this.#refreshing = null;
      });
    return this.#refreshing;
  }

  /**
   * Acts as somebody else from now on, in all tabs, which the server must have been told before. Throws
   * `SessionProblem`; then everything is as it was.
   */
  switchTo(username: string): Promise<SessionUser> {
    return this.#surroundings.lock(async () => {
      this.readAgain();
      const response = await this.#askRefresh(username);
      if (response.impersonation) this.#values.save('switch-user', username, sessionLimits.impersonationMinutes);
      const user = this.#take(response, refreshFailure);
      if (!user.acting) throw new SessionProblem('This has ended before it began. Try again.');
      return user;
    });
  }

  /** Acts as nobody else any more, in all tabs. Throws `SessionProblem` where the server was not reached. */
  switchBack(): Promise<SessionUser> {
    return this.#surroundings.lock(async () => {
      this.readAgain();
      if (this.#user && !this.#user.acting) return this.#user;
      return this.#take(await this.#askRefresh(null), refreshFailure);
    });
  }

  /**
   * Signs out here and in the other tabs; the server is told, but not waited for if it cannot be reached. True where
   * somebody was on their way somewhere: then nothing at all may stay in this browser's storage.
   */
  async signOut(): Promise<boolean> {
    const refreshToken = this.#user?.refreshToken;
    const wasOnTheWay = this.rememberedPath !== null;
    this.clear();
    if (refreshToken) await this.#post('/logout', { refresh_token: refreshToken }, 'Error logging out').catch(() => {});
    return wasOnTheWay;
  }

  /** Forgets the person without telling the server. */
  clear(): void {
    this.#values.remove('switch-user');
    this.#set(null);
    this.#surroundings.identify?.(null);
  }

  /** Takes over what another tab has stored. */
  readAgain(): void {
    const stored = readUser(this.#values.read('user'));
    if (JSON.stringify(stored) === JSON.stringify(this.#user)) return;
    const isSomebodyElse = stored?.id !== this.#user?.id;
    this.#user = stored;
    this.#tell();
    if (isSomebodyElse && !stored?.acting) this.#surroundings.identify?.(stored);
  }

  async #refreshOnce(spent: string | undefined): Promise<SessionUser> {
    this.readAgain();
    if (this.#user && this.#user.token !== spent && this.isLoggedIn) return this.#user;
    const response = await this.#askRefresh(this.switchUser);
    try {
      return this.#take(response, refreshFailure);
    } catch (error) {
      this.clear();
      this.setRequiresTokenReissue();
      throw error;
    }
  }

  /** @param actsAs the username of whom a super admin acts as */
  async #askRefresh(actsAs: string | null): Promise<AuthResponse> {
    if (!this.#user) throw new SessionProblem('You are trying to refresh token with no user');
    const form = { refresh_token: this.#user.refreshToken };
    const response = await this.#post('/token/refresh', form, refreshFailure, switchHeader(actsAs));
    // A server that is busy has not said no: the session stays for the next try.
    if (response.code === 429 || (response.code ?? 0) >= 500)
      throw new SessionProblem(response.message || refreshFailure);
    return response;
  }

  #take(response: AuthResponse, otherwise: string): SessionUser {
    const user = isFailed(response) ? null : userOf(response, this.#now());
    if (!user) throw new SessionProblem(response.message || otherwise, response);
    this.setRequiresTokenReissue(false);
    if (!user.acting) this.#values.remove('switch-user');
    this.#set(user);
    // Analytics would take who acts for the person themselves.
    if (!user.acting) this.#surroundings.identify?.(user);
    return user;
  }

  #accept(response: AuthResponse, otherwise: string): string {
    if (isFailed(response)) throw new SessionProblem(response.message || otherwise, response);
    return response.message ?? '';
  }

  #post(
    path: string,
    fields: Record<string, string>,
    failure: string,
    headers = switchHeader(this.switchUser),
  ): Promise<AuthResponse> {
    return this.#orFailure(() => this.#send(path, new URLSearchParams(fields), headers), failure);
  }

  readonly #sendForm: SendForm = (path, form, headers) => this.#send(path, form, headers);

  async #send(path: string, body: URLSearchParams | FormData, headers: Record<string, string>): Promise<AuthResponse> {
    const response = await this.#surroundings.fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      body,
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) throw new Error(`${path} was answered by somebody else.`);
    return answer as AuthResponse;
  }

  async #orFailure(call: () => Promise<AuthResponse>, failure: string): Promise<AuthResponse> {
    try {
      return await call();
    } catch (error) {
      this.#surroundings.report?.(error);
      throw new SessionProblem(failure);
    }
  }

  #set(user: SessionUser | null): void {
    this.#user = user;
    if (user) this.#values.save('user', user, 'never');
    else this.#values.remove('user');
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #now(): number {
    return (this.#surroundings.now ?? Date.now)();
  }
}
