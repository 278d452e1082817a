/** A service outside that an installation may use, named where people read who else learns something. */
export type Service = 'Sentry' | 'Intercom';

/** The settings by which services are used. */
interface Settings {
  readonly SENTRY_DSN_WEB?: string | undefined;
  readonly SENTRY_DSN_SERVER?: string | undefined;
  readonly INTERCOM_APP_ID?: string | undefined;
  readonly INTERCOM_SECRET?: string | undefined;
}

/** The services that settings turn on: errors are told to Sentry, a chat by Intercom learns who writes. */
export function servicesOf(settings: Settings): Service[] {
  const { SENTRY_DSN_WEB, SENTRY_DSN_SERVER, INTERCOM_APP_ID, INTERCOM_SECRET } = settings;
  return [
    ...(SENTRY_DSN_WEB || SENTRY_DSN_SERVER ? (['Sentry'] as const) : []),
    ...(INTERCOM_APP_ID && INTERCOM_SECRET ? (['Intercom'] as const) : []),
  ];
}
