import { useSite } from '#web/kit/site.ts';

/** Those who run the installation, within a sentence: by their name where they say it. */
export function Operator() {
  return useSite().operator ?? 'whoever runs this installation';
}

/** The address that they answer. */
export function Contact() {
  const { contact } = useSite();
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
