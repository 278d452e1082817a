/** The warning about a LinkedIn link in a job post. It is not refused. */
export const linkedInPostWarning =
  'The link you have used directs to another post on LinkedIn which may cause issues in displaying the image correctly. We recommend linking to a job on a different job board or your own website';

/** Whether a link leads to a post on LinkedIn: `/posts/`, `/feed/update/` or `/pulse/` on any of its hosts. */
export function isLinkedInPost(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { hostname, pathname } = new URL(link);
  return /(^|\.)(linkedin\.com|lnkd\.in)$/i.test(hostname) && (/lnkd/i.test(hostname) || postPath.test(pathname));
}

const postPath = /^\/(posts|feed\/update|pulse)\//i;
