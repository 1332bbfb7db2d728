/** Whether a draft is not any more what it was at the start; arrays differ by what is in them, in whatever order. */
export function differs<T extends object>(draft: T, start: T): boolean {
  const before = new Map<string, unknown>(Object.entries(start));
  return Object.entries(draft).some(([field, value]) => !isSame(value, before.get(field)));
}

function isSame(now: unknown, before: unknown): boolean {
  if (!Array.isArray(now) || !Array.isArray(before)) return Object.is(now, before);
  const known = new Set<unknown>(before);
  return now.length === known.size && now.every((value) => known.has(value));
}
