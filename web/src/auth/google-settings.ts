import { readJsonField } from '../api/json-field.ts';

/**
 * Returns whether Google sign-in is configured on the server, according to a meta element of the document.
 * Returns undefined if the document does not contain this setting.
 */
export function isGoogleSignInConfigured(): boolean | undefined {
  const settings = document.querySelector<HTMLMetaElement>('meta[name="wishwell-auth"]')?.content;
  try {
    const value = readJsonField(JSON.parse(settings ?? '{}'), 'google');
    return typeof value === 'boolean' ? value : undefined;
  } catch {
    return undefined;
  }
}
