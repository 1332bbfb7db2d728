export function readJsonField(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Returns a text field of parsed JSON, or undefined if the field is missing or is not a text. */
export function readJsonTextField(value: unknown, key: string): string | undefined {
  const found = readJsonField(value, key);
  return typeof found === 'string' ? found : undefined;
}
