import { emailSyncUrl } from '#common/urls.ts';
import type { WhyEmpty } from '#web/list/list-kind.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { FoundPeopleGiven } from './FoundPeopleList.tsx';

/** Why nobody is listed, and what would change that. */
export function EmptyFoundPeople({ query, isNarrowed, allHref }: WhyEmpty<FoundPeopleGiven>) {
  if (isNarrowed)
    return <EmptyState action={<Button href={allHref}>Show suggested</Button>}>No people match.</EmptyState>;
  if (query['state'] === 'everyone') return <EmptyState action={connect}>{nobody}</EmptyState>;
  return (
    <EmptyState action={connect}>
      {`${nobody} People you've invited or dismissed are under their own filters.`}
    </EmptyState>
  );
}

const nobody = 'People you email with will appear here once a mailbox is connected, or copies of your emails come in.';
const connect = <Button href={emailSyncUrl({ view: 'mailboxes' })}>Connect a mailbox</Button>;
