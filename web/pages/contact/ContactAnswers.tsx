import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';

type ToldProps = { name: string; profileHref: string };

/** Confirms that the message is on its way. */
export function MessageSent({ address, name, profileHref }: ToldProps & { address: string }) {
  return (
    <Told title="Your message is on its way" actions={<BackToProfile name={name} profileHref={profileHref} />}>
      <p>
        {`We'll email it to ${name}. Replies go to `}
        <strong>{address}</strong>
        {". We don't send you a copy."}
      </p>
    </Told>
  );
}

/** Shown if nobody would receive a message. */
export function NobodyReads({ name, profileHref }: ToldProps) {
  return (
    <Told
      title={`${name} can't receive messages here`}
      actions={<BackToProfile name={name} profileHref={profileHref} />}
    >
      <p>Nobody manages this profile, so messages can't be delivered.</p>
    </Told>
  );
}

const BackToProfile = ({ name, profileHref }: ToldProps) => (
  <Button href={profileHref}>{`Back to the profile of ${name}`}</Button>
);
