import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from './mail.ts';

const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no code';

/**
 * Logs a warning if the mail server does not work. The start of the server does not wait for this check,
 * because only mails need the mail server. The check has the time limit of a mail, 30 s.
 */
export async function checkMailer(mailer: Mailer, logger: FastifyBaseLogger): Promise<void> {
  await mailer.check?.().catch((error: unknown) => {
    const code = getErrorCode(error);
    if (code === 'EAUTH')
      logger.warn('The mail server refuses the user or password in SMTP_URL: mails wait until that is corrected.');
    else logger.warn(`The mail server in SMTP_URL does not answer (${code}): mails wait until it does.`);
  });
}
