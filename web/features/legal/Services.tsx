import type { Service } from '#common/services.ts';
import { useSite } from '#web/kit/site.ts';
import { Operator } from './operator.tsx';

/** The recipients of personal data; external services are named if they are configured. */
export function Services() {
  const { services } = useSite();
  return (
    <ul>
      <li>The public, as said above.</li>
      <li>The agency whose recruiter you met: its placements, its asks, and its published reviews.</li>
      <li>
        <Operator /> and the people who moderate for them, as far as their work needs it.
      </li>
      <li>The computers and the mail server that this installation runs on. Ask where they are.</li>
      {services.map((service) => (
        <li key={service}>{serviceWords[service]}</li>
      ))}
      {services.length === 0 && <li>Nobody else: no other service is connected here.</li>}
      <li>Nothing is sold, and nothing is shown to you because of who you are.</li>
    </ul>
  );
}

const serviceWords: Readonly<Record<Service, string>> = {
  Sentry:
    'Sentry, which is told when something goes wrong in the program: what and where, without names, addresses, links or what you typed.',
  Intercom:
    'Intercom, the chat for people who are signed in: it is told your account’s id, so that it knows who writes.',
};
