const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text as it stands in HTML, in an element or between double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => entities[character] ?? character);
