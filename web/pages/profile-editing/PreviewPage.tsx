import { graphql, useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { agencyEditUrl, type ProfileAddress, profileUrl, recruiterEditUrl } from '#common/urls.ts';
import type { PreviewPageAgencyQuery } from '#web/__generated__/PreviewPageAgencyQuery.graphql.ts';
import type { PreviewPageRecruiterQuery } from '#web/__generated__/PreviewPageRecruiterQuery.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { WithoutProfile } from '#web/features/profiles/editing/WithoutProfile.tsx';
import type { PhoneAnswer } from '#web/features/profiles/recruiters/PhoneReveal.tsx';
import { definePage, type PageAddress, type PageModule, type PageProps } from '#web/kit/page.ts';
import { type ProfileModule, type ProfileQueries, profileModule } from '#web/pages/profiles/OverProfile.tsx';
import styles from './EditPage.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';

type Queries = PreviewPageRecruiterQuery | PreviewPageAgencyQuery;

/** One's own profile, or one's agency's, as the public sees it, or will once the agency is approved. */
export const over = (behind: PageModule) => {
  const publicPage = profileModule<PhoneAnswer>(behind);
  return {
    default: function PreviewPage({ data, address, answer }: PageProps<Queries, PhoneAnswer>) {
      const profile = ownProfile(data);
      if (!profile) return <NothingToPreview address={address} />;
      return (
        <PreviewFrame
          editHref={profile.kind === 'agency' ? agencyEditUrl() : recruiterEditUrl()}
          publicHref={profile.isPublic ? profileUrl(profile) : null}
        >
          <PublicPage page={publicPage} at={profile} answer={answer} />
        </PreviewFrame>
      );
    },
    page: previewPage,
    ...(behind.action && { action: behind.action }),
  };
};

interface OwnProfile extends ProfileAddress {
  readonly isPublic: boolean;
}

function ownProfile({ viewer }: Queries['response']): OwnProfile | null {
  if (!viewer) return null;
  if ('agencyToEdit' in viewer) {
    const { agencyToEdit: agency } = viewer;
    return agency ? { kind: 'agency', slug: agency.slug, isPublic: agency.isApproved } : null;
  }
  const { recruiterToEdit: recruiter } = viewer;
  return recruiter ? { kind: 'recruiter', slug: recruiter.slug, isPublic: true } : null;
}

const isOfAgency = ({ path }: PageAddress) => path.startsWith('/agency/');

function NothingToPreview({ address }: { address: PageAddress }) {
  return (
    <div className={styles.page}>
      <TitleRow title={isOfAgency(address) ? 'Your agency' : 'Your profile'} />
      <WithoutProfile what={isOfAgency(address) ? 'agency' : 'profile'} />
    </div>
  );
}

type PublicPageProps = {
  page: ProfileModule<PageProps<ProfileQueries, PhoneAnswer>>;
  at: ProfileAddress;
  answer: PhoneAnswer | undefined;
};

/** Rendered by the component of the public page, from its own query. */
function PublicPage({ page: { default: ProfilePage, page }, at, answer }: PublicPageProps) {
  const address: PageAddress = { path: profileUrl(at), params: { slug: at.slug }, query: {} };
  const query = page.query as GraphQLTaggedNode;
  const data = useLazyLoadQuery<ProfileQueries>(query, page.variables!(address), { fetchPolicy: 'store-and-network' });
  return <ProfilePage data={data} address={address} answer={answer} />;
}

const ofRecruiter = graphql`
  query PreviewPageRecruiterQuery {
    viewer {
      id
      recruiterToEdit {
        id
        slug
      }
    }
  }
`;

const ofAgency = graphql`
  query PreviewPageAgencyQuery {
    viewer {
      id
      agencyToEdit {
        id
        slug
        isApproved
      }
    }
  }
`;

const previewPage = definePage<Queries>({ queryAt: (address) => (isOfAgency(address) ? ofAgency : ofRecruiter) });
