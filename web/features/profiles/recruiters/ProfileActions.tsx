import { graphql, useFragment } from 'react-relay';
import { type ProfileAddress, profileContactUrl } from '#common/urls.ts';
import type { ProfileActions_profile$key } from '#web/__generated__/ProfileActions_profile.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { type PhoneAnswer, PhoneReveal } from './PhoneReveal.tsx';
import styles from './ProfileActions.module.css';

/** What the viewer of a profile does instead of what strangers can do; empty for strangers. */
export interface OwnActions {
  readonly inviteHref?: string;
  readonly editHref?: string;
}

type ProfileActionsProps = {
  at: ProfileAddress;
  profile: ProfileActions_profile$key;
  writeHref: string;
  own: OwnActions;
  answer: PhoneAnswer | undefined;
};

/**
 * What to do on a profile: review it, write to it, call. Its own people invite and edit instead, in the same places, so
 * nothing moves once we know them. The phone number loads on request, so that no page contains it.
 */
export function ProfileActions({ at, profile, writeHref, own, answer }: ProfileActionsProps) {
  const { id, name, takesMessages, hasPhone } = useFragment(
    graphql`
      fragment ProfileActions_profile on Profile {
        id
        name
        takesMessages
        hasPhone
      }
    `,
    profile,
  );
  const { inviteHref, editHref } = own;
  return (
    <div className={styles.actions}>
      <div className={styles.first}>
        {inviteHref && (
          <Button variant="primary" href={inviteHref}>
            Invite to review
          </Button>
        )}
        {!inviteHref && !editHref && (
          <Button variant="primary" href={writeHref} rel="nofollow">
            Write a review
          </Button>
        )}
        {editHref && <Button href={editHref}>Edit profile</Button>}
        {!editHref && takesMessages && (
          <Button href={profileContactUrl(at)} rel="nofollow">
            Write a message
          </Button>
        )}
      </div>
      {hasPhone && <PhoneReveal id={id} name={name} answer={answer} />}
    </div>
  );
}
