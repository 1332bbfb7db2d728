/** Returns whether a draft differs from its initial value. Ignores the order of array elements. */
export function hasDraftChanged<T extends object>(draft: T, start: T): boolean {
  const before = new Map<string, unknown>(Object.entries(start));
  return Object.entries(draft).some(([field, value]) => !isSameValue(value, before.get(field)));
}

function isSameValue(now: unknown, before: unknown): boolean {
  if (!Array.isArray(now) || !Array.isArray(before)) return Object.is(now, before);
  const previousValues = new Set<unknown>(before);
  return now.length === previousValues.size && now.every((value) => previousValues.has(value));
}
