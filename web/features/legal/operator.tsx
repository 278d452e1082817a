import { useSite } from '#web/kit/site.ts';

/** Those who run the installation, within a sentence: by their name where they say it. */
export function Operator() {
  return useSite().operator ?? 'whoever runs this installation';
}

/** The same where a text names them first: with what they do, and after which word they are meant. */
export function OperatorAsWe() {
  const { operator } = useSite();
  return operator
    ? `${operator}, who runs this installation of Plaudit (‘we’)`
    : 'whoever runs this installation of Plaudit (‘we’)';
}

/** Says who runs the installation, or that they have not said it. */
export function RunBy() {
  const { operator } = useSite();
  return operator
    ? `This installation of Plaudit is run by ${operator}.`
    : 'Those who run this installation of Plaudit have not given their name here.';
}

/** The address that they answer. */
export function Contact() {
  const { contact } = useSite();
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
