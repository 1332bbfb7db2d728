/** Parses the record id in a URL. Returns undefined if the text is not a valid id. */
export function parseRecordId(text: string | null | undefined): number | undefined {
  const id = text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(id) ? id : undefined;
}
