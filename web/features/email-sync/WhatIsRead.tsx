import { emailSyncLimits } from '#common/email-sync/found-people.ts';
import { formatCount } from '#common/formats.ts';
import { disconnectedMailboxDays, retentionDays } from '#common/retention.ts';
import { Card } from '#web/ui/Card.tsx';

/** What is read in emails, what is kept, and when it is forgotten. */
export function WhatIsRead() {
  const days = (count: number) => formatCount(count, 'day');
  return (
    <Card title="What we read, and what we forget">
      <ul>
        <li>
          {`We read the headers of emails in Sent and Inbox, of the last ${emailSyncLimits.months} months at first. We never read their text or attachments.`}
        </li>
        <li>
          We keep a person's email address and name, how many emails went each way, in how many conversations, and the
          first and last date. From a subject we keep only a number: how often it had words such as “offer” or
          “contract”.
        </li>
        <li>
          We leave out your colleagues, newsletters, automatic replies, role mailboxes, job boards and people who opted
          out.
        </li>
        <li>We never invite anyone automatically. You choose who to invite.</li>
        <li>
          {`When you disconnect a mailbox, we forget its password at once, and delete what we learned from it after ${days(disconnectedMailboxDays)}. Copies are deleted as soon as they are read. People are forgotten ${days(retentionDays.found_people)} after the last email.`}
        </li>
      </ul>
    </Card>
  );
}
