/** Parses the id of a record in a URL; returns undefined when the text cannot be one. */
export function parseId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
