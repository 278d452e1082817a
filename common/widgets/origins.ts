/**
 * The origin of an address as people paste it, such as 'https://agency.example' of 'Agency.example/team'; null for what is
 * no address of a site. A site has https, or is a developer's own machine.
 */
export function originOf(typed: string): string | null {
  const text = typed.trim();
  if (/\s/u.test(text)) return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username || password) return null;
  if (hostname === 'localhost') return protocol === 'http:' || protocol === 'https:' ? origin : null;
  return protocol === 'https:' && siteHost.test(hostname) ? origin : null;
}

const siteHost = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
