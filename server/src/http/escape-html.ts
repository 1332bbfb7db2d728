const htmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for an HTML element or a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => htmlEntities[character] ?? character);
