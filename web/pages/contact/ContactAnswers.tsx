import { notReached } from '#web/kit/problem.ts';
import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import type { ContactValues } from './contact-values.ts';

/** What the page says to a form: that the message is on its way, or what to mend in what was typed. */
export type ContactAnswer =
  | { readonly answersTo: string }
  | { readonly values: ContactValues; readonly problems: readonly FieldProblem[] };

type ToldProps = { name: string; profileHref: string };

/** The message is on its way. */
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

/** Nobody would get a message. */
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

/** Where a message did not reach us. */
export const unsentContact = (values: ContactValues): { answer: ContactAnswer; status: number } => ({
  answer: { values, problems: [notReached()] },
  status: 503,
});
