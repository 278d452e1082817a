import { Notice } from '#web/ui/Notice.tsx';

/** Says that a reply is not public yet, and why. */
export function ReplyWaits() {
  return (
    <Notice tone="info" role="status" title="Your reply is waiting for a moderator">
      It sounds like an accusation, so a moderator checks it before it's published. You can still edit it.
    </Notice>
  );
}
