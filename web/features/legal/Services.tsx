import type { Service } from '#common/services.ts';
import { useSite } from '#web/kit/site.ts';
import { Operator } from './operator.tsx';

/** The recipients of personal data; external services are named if they are configured. */
export function Services() {
  const { services } = useSite();
  return (
    <ul>
      <li>The public, as described above.</li>
      <li>The agency whose recruiter you met: its placements, its invitations, and its published reviews.</li>
      <li>
        Our team: <Operator /> and its moderators, as far as their work requires.
      </li>
      <li>The computers and the mail server that this site runs on. Ask us where they are.</li>
      {services.map((service) => (
        <li key={service}>{serviceWords[service]}</li>
      ))}
      {services.length === 0 && <li>No one else: no other service is connected here.</li>}
      <li>We don't sell your data, and we don't use it for advertising.</li>
    </ul>
  );
}

const serviceWords: Readonly<Record<Service, string>> = {
  Sentry:
    'Sentry, which receives reports of errors in the program: what happened and where, without names, addresses, links or anything you typed.',
  Intercom: "Intercom, the chat for signed-in users, which receives your account's ID, so that it knows who's writing.",
};
