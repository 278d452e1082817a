import type { ReactNode } from 'react';
import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { definePage, type Page, type PageAddress } from '#web/kit/page.ts';
import { OverPage } from './OverPage.tsx';
import RecruiterPage, { page as profile } from './RecruiterPage.tsx';

/** The recruiter whose profile is behind the dialog. */
export type ProfileBehind = NonNullable<RecruiterPageQuery['response']['recruiter']>;

type OverProfileProps = {
  data: RecruiterPageQuery['response'];
  address: PageAddress;
  title: (recruiter: ProfileBehind) => string;
  children: (recruiter: ProfileBehind) => ReactNode;
};

/** A dialog over a recruiter's profile. Closing it returns to the profile. */
export function OverProfile({ data, address, title, children }: OverProfileProps) {
  const { recruiter } = data;
  if (!recruiter) return null;
  return (
    <OverPage
      title={title(recruiter)}
      closeHref={recruiterUrl(recruiter.slug)}
      behind={<RecruiterPage data={data} address={address} answer={undefined} />}
    >
      {children(recruiter)}
    </OverPage>
  );
}

/** The data of such a page: the profile without filters, hidden from search engines. */
export const overProfile = (title: (recruiter: ProfileBehind) => string): Page<RecruiterPageQuery> =>
  definePage<RecruiterPageQuery>({
    ...profile,
    parameters: [],
    head: ({ recruiter }) => ({ ...(recruiter && { title: title(recruiter) }), canonical: null, isHidden: true }),
  });
