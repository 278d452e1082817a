import { type ProfileAddress, profileContactUrl, profileShareUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { type PhoneAnswer, PhoneReveal } from './PhoneReveal.tsx';
import styles from './ProfileHead.module.css';

/** What the viewer of a profile does instead of what strangers can do; empty for strangers. */
export interface OwnActions {
  readonly inviteHref?: string;
  readonly editHref?: string;
}

type ProfileActionsProps = {
  at: ProfileAddress;
  profile: {
    readonly id: string;
    readonly name: string;
    readonly takesMessages: boolean;
    readonly hasPhone: boolean;
  };
  writeHref: string;
  own: OwnActions;
  answer: PhoneAnswer | undefined;
};

/**
 * What to do on a profile: review it, write to it, call. Its own people invite and edit instead, in the same places, so
 * nothing moves once we know them. The phone number loads on request, so that no page contains it.
 */
export function ProfileActions({ at, profile, writeHref, own, answer }: ProfileActionsProps) {
  const { inviteHref, editHref } = own;
  return (
    <div className={styles.actions}>
      <div>
        {(inviteHref || !editHref) && (
          <Button variant="primary" href={inviteHref ?? writeHref} rel="nofollow">
            {inviteHref ? 'Invite to review' : 'Write a review'}
          </Button>
        )}
        {(editHref || profile.takesMessages) && (
          <Button href={editHref ?? profileContactUrl(at)} rel="nofollow">
            {editHref ? 'Edit profile' : 'Write a message'}
          </Button>
        )}
      </div>
      {profile.hasPhone && <PhoneReveal id={profile.id} name={profile.name} answer={answer} />}
      <p className={styles.pass}>
        <Link href={profileShareUrl(at)} rel="nofollow">
          Share
        </Link>
        <Link href={profileShareUrl(at, 'embed')} rel="nofollow">
          Embed
        </Link>
      </p>
    </div>
  );
}
