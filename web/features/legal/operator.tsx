import { useSite } from '#web/kit/site.ts';

/** The installation's operator within a sentence, by name if configured. */
export function Operator() {
  return useSite().operator ?? 'whoever runs this installation';
}

/** Introduces the operator at the first mention, with their role and the word 'we'. */
export function OperatorAsWe() {
  const { operator } = useSite();
  return operator
    ? `${operator}, who runs this installation of Plaudit (‘we’)`
    : 'whoever runs this installation of Plaudit (‘we’)';
}

/** Says who runs the installation, or that no name is given. */
export function RunBy() {
  const { operator } = useSite();
  return operator
    ? `This installation of Plaudit is run by ${operator}.`
    : 'Those who run this installation of Plaudit have not given their name here.';
}

/** The operator's contact address. */
export function Contact() {
  const { contact } = useSite();
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
