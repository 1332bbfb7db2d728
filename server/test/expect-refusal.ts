import type { TestApp } from './app.ts';
import { digestUserData } from './digest-user-data.ts';
import type { Reply } from './person.ts';

export interface Refusal {
  status: number;
  message: string;
}

/**
 * Returns the error message of a response. Throws if the message contains markup, a stack trace, SQL or a
 * file path.
 */
function getPlainErrorMessage({ headers, text }: Reply): string {
  const isPlain = headers.get('content-type') === 'text/plain; charset=utf-8';
  const isPlainMessage =
    /^[A-Z“][^\n<>]{3,300}$/.test(text) && !/\b(?:select|insert|update|\w+Error|node:|at \/)\b/.test(text);
  if (!isPlain || !isPlainMessage)
    throw new Error(`No plain message: ${headers.get('content-type')} ${text.slice(0, 500)}`);
  return text;
}

/**
 * Sends a request that the server must refuse. Returns the status and message. Throws if the request succeeds
 * or changes user data.
 */
export async function expectRefusal(app: TestApp, call: () => Promise<Reply>): Promise<Refusal> {
  const before = await digestUserData(app);
  const reply = await call();
  if (reply.status < 400) throw new Error(`The request was accepted: ${reply.status} ${reply.text}`);
  if ((await digestUserData(app)) !== before)
    throw new Error(`The request was refused, but changed user data: ${reply.text}`);
  return { status: reply.status, message: getPlainErrorMessage(reply) };
}
