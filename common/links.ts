/** Said of a link to LinkedIn where a post links to a job; it is a warning, not a refusal. */
export const linkedInPostWarning =
  'The link you have used directs to another post on LinkedIn which may cause issues in displaying the image correctly. We recommend linking to a job on a different job board or your own website';

/** Whether a link leads to a post on LinkedIn: by its `/posts/`, `/feed/update/` or `/pulse/`, on any host of theirs. */
export function isLinkedInPost(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { hostname, pathname } = new URL(link);
  return /(^|\.)(linkedin\.com|lnkd\.in)$/i.test(hostname) && (/lnkd/i.test(hostname) || postPath.test(pathname));
}

const postPath = /^\/(posts|feed\/update|pulse)\//i;
