/** A video that a profile links to. Nothing is fetched from it or embedded. */
export interface Video {
  readonly site: 'YouTube' | 'Vimeo';
  /** Its normalised address. */
  readonly url: string;
}

/** The video at a YouTube or Vimeo address, in any of their forms; null for anything else. */
export function videoOf(address: string): Video | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  return youTubeOf(host, url) ?? vimeoOf(host, url);
}

function youTubeOf(host: string, { pathname, searchParams }: URL): Video | null {
  const steps = pathname.split('/').filter(Boolean);
  const id =
    host === 'youtu.be'
      ? steps[0]
      : /^(youtube\.com|youtube-nocookie\.com)$/.test(host)
        ? steps[0] === 'watch'
          ? searchParams.get('v')
          : /^(shorts|embed|live)$/.test(steps[0] ?? '')
            ? steps[1]
            : null
        : null;
  return id && /^[\w-]{11}$/.test(id) ? { site: 'YouTube', url: `https://www.youtube.com/watch?v=${id}` } : null;
}

/** An unlisted video needs its second part. */
function vimeoOf(host: string, { pathname, searchParams }: URL): Video | null {
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null;
  const [, id, inPath] = /^(?:\/video|\/channels\/\w+)?\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  const key = inPath ?? searchParams.get('h');
  if (!id) return null;
  return { site: 'Vimeo', url: `https://vimeo.com/${id}${key && /^[\da-f]{6,20}$/.test(key) ? `/${key}` : ''}` };
}
