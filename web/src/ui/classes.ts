/** Joins the class names that apply, or gives none when there is nothing to join. */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
