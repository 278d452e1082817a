/** A third-party service an installation may use, named where people read who receives data. */
export type Service = 'Sentry' | 'Intercom';

/** The settings that enable services. */
interface Settings {
  readonly SENTRY_DSN_WEB?: string | undefined;
  readonly SENTRY_DSN_SERVER?: string | undefined;
  readonly INTERCOM_APP_ID?: string | undefined;
  readonly INTERCOM_SECRET?: string | undefined;
}

/** The services that settings enable: Sentry receives errors, Intercom's chat learns who writes. */
export function servicesOf(settings: Settings): Service[] {
  const { SENTRY_DSN_WEB, SENTRY_DSN_SERVER, INTERCOM_APP_ID, INTERCOM_SECRET } = settings;
  return [
    ...(SENTRY_DSN_WEB || SENTRY_DSN_SERVER ? (['Sentry'] as const) : []),
    ...(INTERCOM_APP_ID && INTERCOM_SECRET ? (['Intercom'] as const) : []),
  ];
}
