import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from '../mail/mail.ts';
import type { Issuer } from './google/issuer.ts';

interface OutsideServices {
  mailer: Mailer;
  issuer: Issuer | undefined;
  logger: FastifyBaseLogger;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no code';

/**
 * Logs a warning for a mail server or an issuer that does not work. Both can be away without stopping the rest, so the
 * start does not wait for this. Takes at most 30 s, the time limit of a mail.
 */
export async function checkOutsideServices({ mailer, issuer, logger }: OutsideServices): Promise<void> {
  const mail = mailer.check?.().catch((error: unknown) => {
    const code = codeOf(error);
    if (code === 'EAUTH')
      logger.warn('The mail server refuses the user or password in SMTP_URL: mails wait until that is corrected.');
    else logger.warn(`The mail server in SMTP_URL does not answer (${code}): mails wait until it does.`);
  });
  const discovery = issuer?.check().catch(() => {
    logger.warn('The issuer in OIDC_ISSUER does not answer: nobody can sign in with it until it does.');
  });
  await Promise.all([mail, discovery]);
}
