import * as v from 'valibot';

/** The project's id: the emulator takes no other than one that begins so. */
export const project = 'demo-wishwell';
/** Any text: the emulator does not check it. */
export const apiKey = 'web-key';

/** `host:port` of the emulator that `npm run test:firebase` has started. */
export function emulatorHost(): string {
  const host = process.env['AUTH_EMULATOR'];
  if (host === undefined) throw new Error('There is no emulator: run these tests by "npm run test:firebase".');
  return host;
}

/** What an operator sets to have its tokens taken. */
export const environment = (): Record<string, string> => ({
  AUTH_PROVIDER: 'firebase',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: apiKey,
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost(),
  ALLOW_UNSIGNED_EMULATOR_TOKENS: 'yes',
});

/** Whether the project tells nobody which addresses have an account, as new projects are set. */
export const keepsEmailsPrivate = (): boolean => process.env['EMAIL_PRIVACY'] === 'on';

const identity = 'identitytoolkit.googleapis.com';

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://${emulatorHost()}/${path}`, {
    method,
    // The emulator's word for an administrator.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

const Account = v.object({ localId: v.string(), idToken: v.string(), isNewUser: v.optional(v.boolean()) });
export type Account = v.InferOutput<typeof Account>;

async function client(what: string, body: object): Promise<Account> {
  const response = await fetch(`http://${emulatorHost()}/${identity}/v1/accounts:${what}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`accounts:${what}: ${JSON.stringify(answer)}`);
  return v.parse(Account, answer);
}

let people = 0;

/** An address that nobody has had yet. */
export function newEmail(name: string): string {
  people += 1;
  return `${name}.${Date.now().toString(36)}.${people}@example.com`;
}

export const signUp = (email: string, password = 'secret gift'): Promise<Account> =>
  client('signUp', { email, password });

export const signIn = (email: string, password = 'secret gift'): Promise<Account> =>
  client('signInWithPassword', { email, password });

/** Signs in with a credential of Google's; the emulator takes the claims of one as they are. */
export function signInWithGoogle(claims: { sub: string; email: string; email_verified: boolean; name?: string }) {
  const idToken = encodeURIComponent(JSON.stringify(claims));
  const postBody = `id_token=${idToken}&providerId=google.com`;
  return client('signInWithIdp', { postBody, requestUri: 'http://localhost', returnIdpCredential: true });
}

export const askForReset = (email: string): Promise<unknown> =>
  call('POST', `${identity}/v1/accounts:sendOobCode?key=${apiKey}`, { requestType: 'PASSWORD_RESET', email });

const Codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), oobLink: v.string(), requestType: v.string() })),
});

/** The links of the mails that would have been sent to this address, oldest first. */
export async function resetLinks(email: string): Promise<string[]> {
  const { oobCodes } = v.parse(Codes, await call('GET', `emulator/v1/projects/${project}/oobCodes`));
  const own = oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET');
  return own.map(({ oobLink }) => oobLink);
}

/** Does what a person does on Firebase's own page: opens the newest link and chooses a password. */
export async function choosePassword(email: string, password: string): Promise<void> {
  const link = (await resetLinks(email)).at(-1);
  if (link === undefined) throw new Error(`Nothing was sent to ${email}`);
  const response = await fetch(`${link}&newPassword=${encodeURIComponent(password)}`);
  if (!response.ok) throw new Error(`The reset failed: ${await response.text()}`);
}

/** Disables an account, as an operator does in Firebase's console. */
export const disable = (localId: string): Promise<unknown> =>
  call('POST', `${identity}/v1/projects/${project}/accounts:update`, { localId, disableUser: true });

const Accounts = v.object({
  users: v.optional(
    v.array(v.object({ localId: v.string(), email: v.optional(v.string()), displayName: v.optional(v.string()) })),
    [],
  ),
});

/** An account as the emulator keeps it. */
export async function findAccount(email: string) {
  const found = await call('POST', `${identity}/v1/projects/${project}/accounts:lookup`, { email: [email] });
  return v.parse(Accounts, found).users[0];
}

/** Leaves the emulator without accounts, in a project that tells which addresses have one, or does not. */
export async function resetProject(host: string, emailPrivacy: boolean): Promise<void> {
  process.env['AUTH_EMULATOR'] = host;
  await call('DELETE', `emulator/v1/projects/${project}/accounts`);
  await call('PATCH', `${identity}/v2/projects/${project}/config?updateMask=emailPrivacyConfig`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: emailPrivacy },
  });
}
