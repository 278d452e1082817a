import { sessionLimits } from '#common/limits.ts';
import { switchHeader } from './acting.ts';
import { type Store, StoredValues } from './storage.ts';
import {
  type AttributeName,
  type AuthResponse,
  isFailed,
  isTokenValid,
  readUser,
  type SessionUser,
  userOf,
} from './user.ts';

/** A failed call with a message for the person. If the server answered, everything else comes from its answer. */
export class SessionProblem extends Error {
  readonly code: number | undefined;
  readonly needsCaptcha: boolean;
  /** The form was refused for its captcha alone. */
  readonly isUntried: boolean;
  readonly problems: NonNullable<AuthResponse['problems']>;
  constructor(message: string, { code, captcha = false, untried = false, problems = [] }: AuthResponse = {}) {
    super(message);
    this.code = code;
    this.needsCaptcha = captcha;
    this.isUntried = untried;
    this.problems = problems;
  }
}

/**
 * Sends a form with its files, like `fetch`; other implementations may report progress. Rejects if the request fails.
 */
export type SendForm = (path: string, form: FormData, headers: Record<string, string>) => Promise<AuthResponse>;

/** What the session needs from the browser. `lock` runs one task at a time across all tabs. */
export interface SessionSurroundings {
  readonly store: Store;
  readonly fetch: typeof fetch;
  readonly lock: <T>(task: () => Promise<T>) => Promise<T>;
  readonly now?: () => number;
  /** This device's time zone, which an account without one takes over when it signs in. */
  readonly timeZone?: () => string;
  /** Reports unexpected errors. */
  readonly captureError?: (error: unknown) => void;
  /** Called when the server says who is signed in, and when nobody is any more; for analytics. */
  readonly identify?: (user: SessionUser | null) => void;
}

const refreshFailure = 'Error refreshing login token';

/** The signed-in user. One instance per browser window; components use `useUser`. */
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

  /** The username of the person a super admin acts as, sent with every call; null if there is none. */
  get switchUser(): string | null {
    const name = this.#values.read('switch-user');
    return typeof name === 'string' ? name : null;
  }

  /** Remembers for an hour where a person was going before they had to sign in. */
  rememberPath(path: string): void {
    this.#values.save('remembered-path', path, 60);
  }

  /** Where the person was going, if known. */
  get rememberedPath(): string | null {
    const path = this.#values.read('remembered-path');
    return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
  }

  forgetPath(): void {
    this.#values.remove('remembered-path');
  }

  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setRequiresTokenReissue(required = true): void {
    this.#requiresTokenReissue = required;
  }

  /** Records that a part of the account is now complete, verified or approved, or no longer is. */
  setAttribute(name: AttributeName, value = true): void {
    if (this.#user) this.#set({ ...this.#user, attributes: { ...this.#user.attributes, [name]: value } });
  }

  /** Records the account's new time zone. */
  setTimeZone(timeZone: string): void {
    if (this.#user) this.#set({ ...this.#user, attributes: { ...this.#user.attributes, timeZone } });
  }

  /** Signs in. Throws `SessionProblem` with the server's message, or 'Error logging in' if the request failed. */
  async signIn(username: string, password: string, captcha = ''): Promise<SessionUser> {
    const fields = { _username: username, _password: password, captcha, ...this.#device() };
    return this.#take(await this.#post('/login/login_check', fields, 'Error logging in'), 'Error logging in');
  }

  /**
   * Signs in with an emailed link, which works once and confirms the address. Like all calls below, throws
   * `SessionProblem`.
   */
  async signInByLink(token: string): Promise<SessionUser> {
    return this.#take(
      await this.#post('/login/token', { token, ...this.#device() }, 'Error logging in'),
      'Error logging in',
    );
  }

  /**
   * Sends a step of signing in by other software. An answer with tokens signs in; what else it says is returned. The
   * signed-in browser shows who it is, to add a way to sign in.
   */
  async takeStep<Answer>(path: string, fields: Readonly<Record<string, string>>): Promise<Partial<Answer>> {
    const failure = 'Error logging in';
    const own: Record<string, string> = this.#user ? { refresh_token: this.#user.refreshToken } : {};
    const response = await this.#post(path, { ...fields, ...own, ...this.#device() }, failure);
    if (response.token) this.#take(response, failure);
    else this.#accept(response, failure);
    return response as Partial<Answer>;
  }

  /** Requests an email with a password link. Returns the server's message, which is the same for every address. */
  async requestPasswordLink(username: string, captcha = ''): Promise<string> {
    const failure = 'Error sending the link';
    return this.#accept(await this.#post('/login/reset_password', { _username: username, captcha }, failure), failure);
  }

  /** Sets a password with an emailed link and signs in; all other sessions of the account end. */
  async setPassword(token: string, password: string): Promise<SessionUser> {
    const failure = 'Error setting the password';
    const fields = { token, _password: password, ...this.#device() };
    return this.#take(await this.#post('/login/new_password', fields, failure), failure);
  }

  /**
   * Registers an employer; `fields` are sent as `register[…]`. Returns the server's message. Afterwards either the user
   * is signed in, or a confirmation email is on its way.
   */
  async register(fields: Readonly<Record<string, string | File>>, send: SendForm = this.#sendForm): Promise<string> {
    const failure = 'Error registering a user';
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(`register[${name}]`, value);
    const response = await this.#orFailure(() => send('/register', form, switchHeader(this.switchUser)), failure);
    if (response.token) this.#take(response, failure);
    return this.#accept(response, failure);
  }

  /** The access token to send, refreshed if it has expired; null for a stranger. */
  async accessToken(): Promise<string | null> {
    if (!this.#user) return null;
    return this.isLoggedIn ? this.#user.token : (await this.refresh()).token;
  }

  /**
   * Gets new tokens, with one request for all callers in all tabs. Throws `SessionProblem`; if the server refuses, the
   * user is signed out.
   * @param spent the refused access token; another tab may have replaced it already
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
   * Starts acting as another user, in all tabs. The server must know about it first. Throws `SessionProblem`, and then
   * nothing changes.
   */
  switchTo(username: string): Promise<SessionUser> {
    return this.#surroundings.lock(async () => {
      this.readAgain();
      const response = await this.#requestRefresh(username);
      if (response.impersonation) this.#values.save('switch-user', username, sessionLimits.impersonationMinutes);
      const user = this.#take(response, refreshFailure);
      if (!user.acting) throw new SessionProblem("We couldn't start acting as this person. Try again.");
      return user;
    });
  }

  /** Stops acting as another user, in all tabs. Throws `SessionProblem` if the request fails. */
  switchBack(): Promise<SessionUser> {
    return this.#surroundings.lock(async () => {
      this.readAgain();
      if (this.#user && !this.#user.acting) return this.#user;
      return this.#take(await this.#requestRefresh(null), refreshFailure);
    });
  }

  /**
   * Signs out here and in the other tabs, even if the server cannot be reached. Returns true if the person was on their
   * way to a page: then the caller must clear all of this browser's storage.
   */
  async signOut(): Promise<boolean> {
    const refreshToken = this.#user?.refreshToken;
    const wasOnTheWay = this.rememberedPath !== null;
    this.clear();
    if (refreshToken) await this.#post('/logout', { refresh_token: refreshToken }, 'Error logging out').catch(() => {});
    return wasOnTheWay;
  }

  /** Forgets the user without telling the server. */
  clear(): void {
    this.#values.remove('switch-user');
    this.#set(null);
    this.#surroundings.identify?.(null);
  }

  /** Picks up what another tab has stored. */
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
    const response = await this.#requestRefresh(this.switchUser);
    try {
      return this.#take(response, refreshFailure);
    } catch (error) {
      this.clear();
      this.setRequiresTokenReissue();
      throw error;
    }
  }

  /** @param actsAs the username of the person a super admin acts as */
  async #requestRefresh(actsAs: string | null): Promise<AuthResponse> {
    if (!this.#user) throw new SessionProblem('You are trying to refresh token with no user');
    const form = { refresh_token: this.#user.refreshToken };
    const response = await this.#post('/token/refresh', form, refreshFailure, switchHeader(actsAs));
    // A busy server has not refused: keep the session and try again later.
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
    // Analytics would mistake the admin for the user.
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
      this.#surroundings.captureError?.(error);
      throw new SessionProblem(failure);
    }
  }

  #device(): Record<string, string> {
    const timeZone = this.#surroundings.timeZone?.();
    return timeZone ? { time_zone: timeZone } : {};
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
