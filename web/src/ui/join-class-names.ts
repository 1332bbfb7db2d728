/** Joins class names to one text. Ignores false and undefined. Returns undefined if no class name is left. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
