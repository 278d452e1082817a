import { type ComponentType, Fragment, type ReactNode } from 'react';
import { profileUrl } from '#common/urls.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import type { DialogModule, Page, PageAddress, PageModule, PageProps } from '#web/kit/page.ts';
import { OverPage } from './OverPage.tsx';

/** The queries of the pages behind such a dialog. */
export type ProfileQueries = RecruiterPageQuery | AgencyPageQuery;

/** The profile behind a dialog. */
export type ProfileBehind =
  | ({ readonly kind: 'recruiter' } & NonNullable<RecruiterPageQuery['response']['recruiter']>)
  | ({ readonly kind: 'agency' } & NonNullable<AgencyPageQuery['response']['agency']>);

/** The profile of a page's data, which is a recruiter's or an agency's. */
export function profileBehind(data: ProfileQueries['response']): ProfileBehind | null {
  if ('agency' in data) return data.agency ? { kind: 'agency', ...data.agency } : null;
  return data.recruiter ? { kind: 'recruiter', ...data.recruiter } : null;
}

/** The page of a profile, or what a dialog makes of it. */
export interface ProfileModule<Props> {
  readonly default: ComponentType<Props>;
  readonly page: Page<ProfileQueries>;
}

/** The page of a profile with its types, which whoever loads pages does not know. */
export const profileModule = <Answer,>(loaded: PageModule): ProfileModule<PageProps<ProfileQueries, Answer>> =>
  loaded as unknown as ProfileModule<PageProps<ProfileQueries, Answer>>;

/** Types what a dialog makes of the page of a profile. */
export const ofProfilePage =
  <Answer,>(
    make: (behind: ProfileModule<PageProps<ProfileQueries>>) => ProfileModule<PageProps<ProfileQueries, Answer>>,
  ): DialogModule['over'] =>
  (behind) =>
    make(profileModule(behind)) as unknown as PageModule;

interface ProfileDialog<Answer> {
  title: (profile: ProfileBehind, address: PageAddress) => string;
  /** What it reads of its address. */
  parameters?: readonly string[];
  content: (props: ContentProps<Answer>) => ReactNode;
}

interface ContentProps<Answer> {
  profile: ProfileBehind;
  address: PageAddress;
  answer: Answer | undefined;
}

/**
 * A dialog over the public profile of a recruiter or an agency, which closes to that profile. It has the profile's data,
 * without its filters, and search engines do not keep it.
 */
export const overProfile = <Answer,>({ title, parameters = [], content }: ProfileDialog<Answer>) =>
  ofProfilePage<Answer>(({ default: ProfilePage, page }) => ({
    default: function DialogPage({ data, address, answer }) {
      const profile = profileBehind(data);
      if (!profile) return null;
      return (
        <OverPage
          title={title(profile, address)}
          closeHref={profileUrl(profile)}
          behind={<ProfilePage data={data} address={address} answer={undefined} />}
        >
          {/* A refused form starts anew with the values that were sent. */}
          <Fragment key={answer ? 'answer' : 'new'}>{content({ profile, address, answer })}</Fragment>
        </OverPage>
      );
    },
    page: {
      ...page,
      parameters,
      head: (data, address) => {
        const profile = profileBehind(data);
        return { ...(profile && { title: title(profile, address) }), canonical: null, isHidden: true };
      },
    },
  }));
