/** The part of Trusted Types (https://www.w3.org/TR/trusted-types/) that is used here. */
interface TypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (text: string) => string | null }): unknown;
}

const googleScript = /^https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+$/;

/**
 * Lets the one script through that Firebase's SDK fetches for its sign-in window, by an address that it sets as text;
 * every other text stays refused where a browser asks for Trusted Types.
 */
export function allowGoogleScript(): void {
  const factory = Reflect.get(window, 'trustedTypes') as TypesFactory | undefined;
  factory?.createPolicy('default', { createScriptURL: (text) => (googleScript.test(text) ? text : null) });
}
