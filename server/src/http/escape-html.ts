const htmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => htmlEntities[character] ?? character);
