/** The location of an S3 bucket, and the credentials for it. */
export interface S3Address {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Parses `s3://key:secret@host[:port]/bucket?region=…`. Key and secret are percent-encoded; the region defaults to
 * us-east-1. Requires TLS except on this machine. Returns null for anything else, including unknown parameters.
 */
export function readS3Address(text: string): S3Address | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 's3:' || !url.hostname || url.hash) return null;
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1];
  const accessKeyId = decoded(url.username);
  const secretAccessKey = decoded(url.password);
  const { region = 'us-east-1', ...others } = Object.fromEntries(url.searchParams);
  if (!bucket || !accessKeyId || !secretAccessKey || Object.keys(others).length) return null;
  if (!/^[a-z0-9-]+$/.test(region)) return null;
  const scheme = /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname) ? 'http' : 'https';
  return { endpoint: `${scheme}://${url.host}`, region, bucket, accessKeyId, secretAccessKey };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
