import type { TestApp } from './app.ts';
import { postIdentity } from './identity-calls.ts';
import type { Reply } from './person.ts';
import { linkIn, type SmtpServer } from './smtp-server.ts';

/** Asks for a mail to choose a new password, and returns the token in it. */
async function mailedResetToken(app: Pick<TestApp, 'origin'>, smtp: SmtpServer, email: string): Promise<string> {
  await postIdentity(app, 'request-password-reset', { email });
  return linkIn(await smtp.mail(smtp.mails.length + 1)).hash.slice('#reset='.length);
}

/** Chooses a new password by a mailed link; `cookie` is what the browser sends along. */
export async function resetByMail(
  app: Pick<TestApp, 'origin'>,
  smtp: SmtpServer,
  { email, password, cookie }: { email: string; password: string; cookie?: string },
): Promise<Reply> {
  const token = await mailedResetToken(app, smtp, email);
  return postIdentity(app, 'reset-password', { token, newPassword: password }, cookie === undefined ? {} : { cookie });
}
