/** A filled-in form of a page, as a browser without JavaScript sends it. */
export type FilledForm = Readonly<Record<string, string>>;

const words = 'They told me all that I wanted to know about it.';

/** The forms of a page that are sent by POST. Texts are filled in, and the last of the choices is taken. */
export function formsIn(html: string): readonly { form: FilledForm; typed: readonly string[] }[] {
  return [...html.matchAll(/<form\b[^>]*method="post"[^>]*>(.*?)<\/form>/gs)].map(([, inside]) => {
    const fields = [...inside!.matchAll(/<(input|textarea|select|button)\b([^>]*)>/g)].map(([, tag, attributes]) => ({
      tag: tag!,
      name: attribute(attributes!, 'name'),
      type: attribute(attributes!, 'type') ?? 'text',
      value: attribute(attributes!, 'value'),
    }));
    const named = fields.filter(({ name }) => name);
    const typed = named.filter(isTyped).map(({ name }) => name!);
    return { form: Object.fromEntries(named.map((field) => [field.name!, givenFor(field)])), typed };
  });
}

interface Field {
  tag: string;
  type: string;
  value: string | undefined;
}

const isTyped = ({ tag, type }: Field) =>
  tag === 'textarea' || (tag === 'input' && !['hidden', 'radio', 'checkbox', 'submit', 'file'].includes(type));

function givenFor(field: Field): string {
  if (!isTyped(field)) return field.value ?? '';
  if (field.type === 'email') return 'robin.reed@mail.example';
  return field.type === 'date' ? '2026-02-02' : words;
}

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
