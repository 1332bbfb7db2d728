import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { withTimeout } from '../concurrency/with-timeout.ts';
import type { Config } from '../config/config.ts';
import type { Mail, Mailer } from './mail.ts';

/**
 * Timeouts in milliseconds: `responseMs` for one response of the mail server, `totalMs` for the whole mail.
 * Only `totalMs` ends a connection to a mail server that sends a few bytes from time to time.
 */
const smtpTimeouts = { responseMs: 10_000, totalMs: 30_000 };

export type MailerConfig = Pick<Config, 'mail' | 'publicUrl' | 'dataDir'>;

/**
 * Creates the mailer that the operator configured: SMTP, or a folder of files if SMTP is not configured.
 * Loads nodemailer only for the first mail, because loading it would delay every start.
 */
export function createMailer(config: MailerConfig, logger: FastifyBaseLogger, timeouts = smtpTimeouts): Mailer {
  const { smtpUrl } = config.mail;
  return smtpUrl === undefined ? createFolderMailer(config, logger) : createSmtpMailer(config, smtpUrl, timeouts);
}

function createMailMessage(
  { to, subject, text, html, unsubscribeUrl }: Mail,
  { mail, publicUrl }: MailerConfig,
): SendMailOptions {
  const from = mail.from ?? `Wishwell <no-reply@${publicUrl?.hostname ?? 'localhost'}>`;
  return {
    from,
    // The recipient is an object, because nodemailer would parse the string `a,b@example.com` as two
    // addresses.
    to: { name: '', address: to },
    subject,
    text,
    html,
    // The header `Auto-Submitted` prevents automatic replies such as out-of-office notes (RFC 3834 §5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Mail programs show the header `List-Unsubscribe` (RFC 2369) as a button to unsubscribe.
    ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
  };
}

const createTimeoutError = (): Error =>
  Object.assign(new Error('The mail server did not respond in time'), { code: 'ETIMEDOUT' });

function createSmtpMailer(config: MailerConfig, smtpUrl: string, { responseMs, totalMs }: typeof smtpTimeouts): Mailer {
  const createTransport = async (): Promise<Transporter> =>
    (await import('nodemailer')).createTransport({
      url: smtpUrl,
      connectionTimeout: responseMs,
      greetingTimeout: responseMs,
      socketTimeout: responseMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  return {
    send: async (mail) => {
      const transport = await createTransport();
      await withTimeout(transport.sendMail(createMailMessage(mail, config)), totalMs, createTimeoutError);
    },
    check: async () => {
      const transport = await createTransport();
      await withTimeout(transport.verify(), totalMs, createTimeoutError);
    },
  };
}

/**
 * Creates a mailer that writes each mail into a file in the format of RFC 5322. Only the operating-system
 * user of this process can read the file, because a mail may contain a sign-in link.
 */
function createFolderMailer(config: MailerConfig, logger: FastifyBaseLogger): Mailer {
  const folder = join(config.dataDir, 'mail');
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await transport.sendMail(createMailMessage(mail, config));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(path, Buffer.isBuffer(message) ? message : '', { mode: 0o600, flush: true });
      logger.info({ path }, 'SMTP_URL is not set: a mail was written to a file');
    },
  };
}
