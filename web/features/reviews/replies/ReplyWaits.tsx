import { Notice } from '#web/ui/Notice.tsx';

/** Says that a reply is not public yet, and why. */
export function ReplyWaits() {
  return (
    <Notice tone="info" role="status" title="Your reply is waiting for a moderator">
      A moderator checks it before it's published, because it sounds like an accusation or an earlier reply was removed.
      You can still edit it.
    </Notice>
  );
}
