import type { TestApp } from './app.ts';
import { sendIdentityRequest } from './identity-requests.ts';
import type { Reply } from './person.ts';
import { findMailLink, type SmtpServer } from './smtp-server.ts';

async function requestResetToken(app: Pick<TestApp, 'origin'>, smtp: SmtpServer, email: string): Promise<string> {
  await sendIdentityRequest(app, 'request-password-reset', { email });
  return findMailLink(await smtp.mail(smtp.mails.length + 1)).hash.slice('#reset='.length);
}

/** Sets a new password by the link in a mail. Sends `cookie` with the request. */
export async function resetPasswordByMail(
  app: Pick<TestApp, 'origin'>,
  smtp: SmtpServer,
  { email, password, cookie }: { email: string; password: string; cookie?: string },
): Promise<Reply> {
  const token = await requestResetToken(app, smtp, email);
  return sendIdentityRequest(
    app,
    'reset-password',
    { token, newPassword: password },
    cookie === undefined ? {} : { cookie },
  );
}
