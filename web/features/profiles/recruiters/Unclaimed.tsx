import { profileClaimUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** What is behind a recruiter's profile that nobody has claimed, and how its person takes it over. */
export function Unclaimed({ slug, source }: { slug: string; source: string | null | undefined }) {
  return (
    <Notice
      title="No one has claimed this profile yet"
      action={
        <Link href={profileClaimUrl({ kind: 'recruiter', slug })} rel="nofollow">
          Is this you? Claim this profile or have it removed
        </Link>
      }
    >
      {source && <p>{`Source: ${source}`}</p>}
      <p>There's no invitation coverage, because no one sends invitations from this profile.</p>
    </Notice>
  );
}
