import { useSite } from '#web/kit/site.ts';

/** The installation's operator within a sentence, by name if configured. */
export function Operator() {
  return useSite().operator ?? 'the operator of this site';
}

/** Introduces the operator at the first mention, with their role and the word 'we'. */
export function OperatorAsWe() {
  const { operator } = useSite();
  return operator ? `${operator}, who runs this Plaudit site (‘we’)` : 'the operator of this Plaudit site (‘we’)';
}

/** Says who runs the installation, or that no name is given. */
export function RunBy() {
  const { operator } = useSite();
  return operator
    ? `This Plaudit site is run by ${operator}.`
    : "The operator of this Plaudit site hasn't given a name here.";
}

/** The operator's contact address. */
export function Contact() {
  const { contact } = useSite();
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
