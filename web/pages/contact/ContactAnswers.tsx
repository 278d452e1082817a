import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';

type ToldProps = { name: string; profileHref: string };

/** Confirms that the message is on its way. */
export function MessageSent({ address, name, profileHref }: ToldProps & { address: string }) {
  return (
    <Told title="Your message is on its way" actions={<BackToProfile name={name} profileHref={profileHref} />}>
      <p>
        {`We mail it to ${name}. An answer comes to `}
        <strong>{address}</strong>
        {'; you get no copy from us.'}
      </p>
    </Told>
  );
}

/** Shown if nobody would receive a message. */
export function NobodyReads({ name, profileHref }: ToldProps) {
  return (
    <Told title={`${name} cannot be written to here`} actions={<BackToProfile name={name} profileHref={profileHref} />}>
      <p>Nobody looks after this profile at the moment who would get a message.</p>
    </Told>
  );
}

const BackToProfile = ({ name, profileHref }: ToldProps) => (
  <Button href={profileHref}>{`Back to the profile of ${name}`}</Button>
);
