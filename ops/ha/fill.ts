const PLACE = /\$\{(\w+)\}/g;

/** A template's text with each `${NAME}` replaced. Throws when a value has no place, or a place no value: both are mistakes of ours. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(values));
  const text = template.replaceAll(PLACE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template wants ${name}`);
    unused.delete(name);
    return value;
  });
  if (unused.size > 0) throw new Error(`The template has no place for ${[...unused].join(', ')}`);
  return text;
}
