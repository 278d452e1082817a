import { graphql } from 'react-relay';
import { signInUrl, signupInfoUrl, signupUrl } from '#common/urls.ts';
import type { SignupInfoPageQuery } from '#web/__generated__/SignupInfoPageQuery.graphql.ts';
import { CompanyForm } from '#web/features/accounts/companies/CompanyForm.tsx';
import { useOnward } from '#web/features/accounts/session/onward.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { definePage } from '#web/kit/page.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import { Told } from '#web/kit/Told.tsx';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { NeedsJavaScript } from './NeedsJavaScript.tsx';

/** The employer describes their company, after confirming their address. Optional; can be done later. */
export default function SignupInfoPage() {
  const isHydrated = useHydrated();
  const user = useUser();
  if (isHydrated && !user) return <ForStrangers />;
  return (
    <>
      <NeedsJavaScript>This page needs JavaScript. Public pages and review forms work without it.</NeedsJavaScript>
      <ForViewer<SignupInfoPageQuery>
        query={companyQuery}
        variables={{}}
        otherwise={<Skeleton lines={8} />}
        failed={<Unread />}
      >
        {({ viewer }) => (viewer?.company ? <CompanyForm company={viewer.company} /> : <WithoutCompany />)}
      </ForViewer>
    </>
  );
}

function ForStrangers() {
  const session = useSession();
  return (
    <Told
      title="Sign in to continue"
      actions={
        <>
          <Button variant="primary" href={signInUrl()} onClick={() => session.rememberPath(signupInfoUrl())}>
            Sign in
          </Button>
          <Button href={signupUrl()}>Sign up as an employer</Button>
        </>
      }
    >
      <p>Employers describe their company here. You need an account with a confirmed email address.</p>
    </Told>
  );
}

function Unread() {
  return (
    <Notice tone="bad" title="We couldn't load your company">
      Check your connection, then reload this page.
    </Notice>
  );
}

function WithoutCompany() {
  const user = useUser();
  const onward = useOnward();
  return (
    <Told
      title="Your account has no company"
      actions={
        <Button variant="primary" onClick={() => user && onward(user)}>
          Continue
        </Button>
      }
    >
      <p>This page is only for employers.</p>
    </Told>
  );
}

const companyQuery = graphql`
  query SignupInfoPageQuery {
    viewer {
      id
      company {
        id
        ...CompanyForm_company
      }
    }
  }
`;

export const page = definePage({ head: () => ({ isHidden: true }) });
