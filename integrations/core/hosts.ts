/** Whether an address is https and on one of the hosts: a name, or '.example.com' for every host below it. */
export function isAt(hosts: readonly string[], url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  if (protocol !== 'https:' || port || username || password) return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
