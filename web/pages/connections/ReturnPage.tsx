import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { isPersonal, type VendorKey, vendorNames, vendors } from '#common/connections/vendors.ts';
import { connectionsUrl, connectionUrl, gettingStartedUrl, postsUrl } from '#common/urls.ts';
import type { ReturnPageMutation } from '#web/__generated__/ReturnPageMutation.graphql.ts';
import { browserKey, forgetWayBack, wayBackHere } from '#web/features/connections/browser-key.ts';
import { ConnectButton } from '#web/features/connections/ConnectButton.tsx';
import styles from '#web/features/connections/Connections.module.css';
import { vendorAbout, vendorReads } from '#web/features/connections/vendor-words.ts';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { LinkPage } from '#web/kit/LinkPage.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';

/** Where people come back from another software's sign-in page: it says whether they are connected, or why not. */
export default function ReturnPage({ address }: PageProps) {
  return (
    <div className={styles.alone}>
      <Returned address={address} />
    </div>
  );
}

function Returned({ address }: Pick<PageProps, 'address'>) {
  const vendor = vendorAt(address);
  const { code, state, error } = address.query;
  if (code && state) return <Finish vendor={vendor} code={code} state={state} />;
  if (error) return <Refused vendor={vendor} error={error} />;
  return (
    <LinkPage title={`Connect ${vendorNames[vendor]}`}>
      <p>{vendorAbout[vendor]}</p>
      {vendorReads[vendor] && <p>{vendorReads[vendor]}</p>}
      <FormActions>
        <ConnectButton vendor={vendor} />
        <Button href={connectionsUrl()}>All connections</Button>
      </FormActions>
    </LinkPage>
  );
}

function Refused({ vendor, error }: { vendor: VendorKey; error: string }) {
  const name = vendorNames[vendor];
  const wasRefused = /denied|cancel/.test(error);
  return (
    <LinkPage title={`${name} isn't connected`}>
      <p>
        {wasRefused
          ? `You didn't allow access at ${name}, so nothing was connected.`
          : `${name} didn't let you in. Try again, or ask your ${name} admin.`}
      </p>
      <FormActions>
        <ConnectButton vendor={vendor} label="Try again" {...sameWayBack()} />
        <Button href={connectionsUrl()}>All connections</Button>
      </FormActions>
    </LinkPage>
  );
}

type FinishProps = { vendor: VendorKey; code: string; state: string };

/** Finishes by a POST: opening the address alone changes nothing. */
function Finish({ vendor, code, state }: FinishProps) {
  const name = vendorNames[vendor];
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [account, setAccount] = useState<string | null>(null);
  const begun = useRef(false);
  const finish = useCommand<ReturnPageMutation>(graphql`
    mutation ReturnPageMutation($input: FinishConnectingInput!) {
      finishConnecting(input: $input) {
        connection { id vendor state accountName }
        errors { code message field }
      }
    }
  `);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    finish({ vendor, code, state, browserKey: browserKey() }).then(
      ({ finishConnecting }) => {
        if (isPersonal(vendor)) return setAccount(finishConnecting?.connection?.accountName ?? '');
        const wayBack = wayBackHere();
        forgetWayBack();
        if (wayBack?.startsWith(gettingStartedUrl('ats-connect'))) note({ event: `onboarding_${vendor}_connected` });
        void navigate(wayBack ?? connectionUrl(vendor), { replace: true });
      },
      (error: unknown) => setProblem(problemsOf(error)[0]!.message),
    );
  }, [finish, navigate, vendor, code, state]);
  if (account !== null) return <Connected vendor={vendor} account={account} />;
  if (!problem)
    return (
      <LinkPage title={`Connecting ${name}`}>
        <p role="status">One moment. We're opening the connection.</p>
      </LinkPage>
    );
  return (
    <LinkPage title={`${name} isn't connected`}>
      <p role="alert">{problem}</p>
      <FormActions>
        <ConnectButton vendor={vendor} label="Try again" {...sameWayBack()} />
        <Button href={connectionsUrl()}>All connections</Button>
      </FormActions>
    </LinkPage>
  );
}

/** A person's own account is connected: they go on where they came from. */
function Connected({ vendor, account }: { vendor: VendorKey; account: string }) {
  const [wayBack] = useState(wayBackHere);
  useEffect(forgetWayBack, []);
  return (
    <LinkPage title={`${vendorNames[vendor]} connected`} isAnswer>
      <p role="status">{`You're connected as ${account}. We post only what you share here.`}</p>
      <FormActions>
        <Button variant="primary" href={wayBack ?? postsUrl()}>
          {wayBack ? 'Back to your post' : 'Share a post'}
        </Button>
        <Button href={connectionUrl(vendor)}>{`Open ${vendorNames[vendor]}`}</Button>
      </FormActions>
    </LinkPage>
  );
}

const vendorAt = ({ path }: Pick<PageAddress, 'path'>): VendorKey => {
  const first = path.split('/')[1] ?? '';
  return vendors.find((vendor) => vendor === first) ?? 'jobadder';
};

export const page = definePage({
  parameters: ['code', 'state', 'error'],
  head: (_data, address) => ({ title: `Connect ${vendorNames[vendorAt(address)]}`, canonical: null }),
});

/** Where somebody came from who tries again. */
const sameWayBack = () => {
  const wayBack = wayBackHere();
  return wayBack ? { wayBack } : {};
};
