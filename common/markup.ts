/** The start tag of an element; an attribute with null has no value. */
export function element(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? key : `${key}="${escaped(value)}"`,
  );
  return `<${[name, ...written].join(' ')}>`;
}

/** A text as HTML shows it, also within an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
