import * as v from 'valibot';

/** Id of the Firebase project. The emulator requires the prefix `demo-`. */
export const emulatorProjectId = 'demo-wishwell';
/** API key of the Firebase project. The emulator accepts any key. */
export const apiKey = 'web-key';

/** Returns `host:port` of the emulator that `npm run test:firebase` started. */
export function getEmulatorHost(): string {
  const host = process.env['AUTH_EMULATOR'];
  if (host === undefined) throw new Error('AUTH_EMULATOR is not set: run these tests with "npm run test:firebase".');
  return host;
}

/** Returns the settings of a Wishwell server that accepts the emulator's tokens. */
export const createWishwellEnvironment = (): Record<string, string> => ({
  AUTH_PROVIDER: 'firebase',
  FIREBASE_PROJECT_ID: emulatorProjectId,
  FIREBASE_API_KEY: apiKey,
  FIREBASE_AUTH_EMULATOR_HOST: getEmulatorHost(),
  ALLOW_UNSIGNED_EMULATOR_TOKENS: 'yes',
});

/**
 * Returns whether the Firebase project hides which e-mail addresses have an account, as new Firebase projects
 * do.
 */
export const hasEmailEnumerationProtection = (): boolean => process.env['EMAIL_PRIVACY'] === 'on';

const identityToolkitHost = 'identitytoolkit.googleapis.com';

async function requestAsAdmin(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://${getEmulatorHost()}/${path}`, {
    method,
    // The emulator accepts the word `owner` as the bearer token of an administrator.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

const EmulatorAccount = v.object({ localId: v.string(), idToken: v.string(), isNewUser: v.optional(v.boolean()) });
type EmulatorAccount = v.InferOutput<typeof EmulatorAccount>;

async function requestAsClient(what: string, body: object): Promise<EmulatorAccount> {
  const response = await fetch(`http://${getEmulatorHost()}/${identityToolkitHost}/v1/accounts:${what}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  const json: unknown = await response.json();
  if (!response.ok) throw new Error(`accounts:${what}: ${JSON.stringify(json)}`);
  return v.parse(EmulatorAccount, json);
}

let people = 0;

export function createUniqueEmail(name: string): string {
  people += 1;
  return `${name}.${Date.now().toString(36)}.${people}@example.com`;
}

export const signUp = (email: string, password = 'secret gift'): Promise<EmulatorAccount> =>
  requestAsClient('signUp', { email, password });

export const signIn = (email: string, password = 'secret gift'): Promise<EmulatorAccount> =>
  requestAsClient('signInWithPassword', { email, password });

/**
 * Signs in with a Google credential. The emulator accepts any content of the credential without verification.
 */
export function signInWithGoogle(claims: { sub: string; email: string; email_verified: boolean; name?: string }) {
  const idToken = encodeURIComponent(JSON.stringify(claims));
  const postBody = `id_token=${idToken}&providerId=google.com`;
  return requestAsClient('signInWithIdp', { postBody, requestUri: 'http://localhost', returnIdpCredential: true });
}

export const sendPasswordResetMail = (email: string): Promise<unknown> =>
  requestAsAdmin('POST', `${identityToolkitHost}/v1/accounts:sendOobCode?key=${apiKey}`, {
    requestType: 'PASSWORD_RESET',
    email,
  });

const ResetCodesResponse = v.object({
  oobCodes: v.array(v.object({ email: v.string(), oobLink: v.string(), requestType: v.string() })),
});

/** Returns the links in the password reset mails to an e-mail address, oldest first. */
export async function listResetLinks(email: string): Promise<string[]> {
  const { oobCodes } = v.parse(
    ResetCodesResponse,
    await requestAsAdmin('GET', `emulator/v1/projects/${emulatorProjectId}/oobCodes`),
  );
  const own = oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET');
  return own.map(({ oobLink }) => oobLink);
}

/** Opens the newest password reset link and sets a password, as a person would on Firebase's page. */
export async function resetPasswordByMailLink(email: string, password: string): Promise<void> {
  const link = (await listResetLinks(email)).at(-1);
  if (link === undefined) throw new Error(`No mail was sent to ${email}`);
  const response = await fetch(`${link}&newPassword=${encodeURIComponent(password)}`);
  if (!response.ok) throw new Error(`The reset failed: ${await response.text()}`);
}

/** Disables an account, as an operator would in Firebase's console. */
export const disableAccount = (localId: string): Promise<unknown> =>
  requestAsAdmin('POST', `${identityToolkitHost}/v1/projects/${emulatorProjectId}/accounts:update`, {
    localId,
    disableUser: true,
  });

const AccountsResponse = v.object({
  users: v.optional(
    v.array(v.object({ localId: v.string(), email: v.optional(v.string()), displayName: v.optional(v.string()) })),
    [],
  ),
});

/** Returns the emulator's record of an account; undefined if there is none. */
export async function findAccount(email: string) {
  const found = await requestAsAdmin(
    'POST',
    `${identityToolkitHost}/v1/projects/${emulatorProjectId}/accounts:lookup`,
    {
      email: [email],
    },
  );
  return v.parse(AccountsResponse, found).users[0];
}

/** Deletes all accounts, and sets whether the project hides which e-mail addresses have an account. */
export async function resetEmulatorProject(host: string, emailPrivacy: boolean): Promise<void> {
  process.env['AUTH_EMULATOR'] = host;
  await requestAsAdmin('DELETE', `emulator/v1/projects/${emulatorProjectId}/accounts`);
  await requestAsAdmin(
    'PATCH',
    `${identityToolkitHost}/v2/projects/${emulatorProjectId}/config?updateMask=emailPrivacyConfig`,
    {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: emailPrivacy },
    },
  );
}
