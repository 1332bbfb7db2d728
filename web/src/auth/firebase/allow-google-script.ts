/** The part of the Trusted Types API (https://www.w3.org/TR/trusted-types/) that this module uses. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (text: string) => string | null }): unknown;
}

const googleScriptPattern = /^https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+$/;

/**
 * Creates a Trusted Types policy that allows exactly one script URL: the Google script that the Firebase SDK
 * loads for its popup.
 */
export function addGoogleTrustedTypesPolicy(): void {
  const factory = Reflect.get(window, 'trustedTypes') as TrustedTypesFactory | undefined;
  factory?.createPolicy('default', { createScriptURL: (text) => (googleScriptPattern.test(text) ? text : null) });
}
