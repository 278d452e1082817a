import { searchUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** For accounts that may edit but have no profile: staff, and recruiters who lost theirs. */
export function WithoutProfile({ what }: { what: 'profile' | 'agency' | 'company' }) {
  return (
    <EmptyState action={<Button href={searchUrl()}>Search</Button>}>
      {what === 'profile'
        ? 'Your account has no recruiter profile. If you already have a page on Plaudit, find it and claim it.'
        : `Your account doesn't belong to ${what === 'agency' ? 'an agency' : 'a company'} you can edit.`}
    </EmptyState>
  );
}
