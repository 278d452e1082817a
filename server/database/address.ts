/** The address of another database on the same server. */
export const withDatabase = (connectionString: string, name: string): string =>
  connectionString.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
