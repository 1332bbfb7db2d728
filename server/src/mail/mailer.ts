import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { withTimeout } from '../concurrency/with-timeout.ts';
import type { Mail, Mailer } from './mail.ts';

/** Milliseconds a mail server may be silent, and take altogether: one that says a little now and then never ends. */
const usual = { silence: 10_000, altogether: 30_000 };

type MailerConfig = Pick<Config, 'mail' | 'publicUrl' | 'dataDir'>;

/** The mailer that the operator configured: SMTP, or a folder of files where there is none. */
export function createMailer(config: MailerConfig, logger: FastifyBaseLogger, patience = usual): Mailer {
  const { smtpUrl } = config.mail;
  return smtpUrl === undefined ? folderMailer(config, logger) : smtpMailer(config, smtpUrl, patience);
}

function messageOf({ to, subject, text, html }: Mail, { mail, publicUrl }: MailerConfig): SendMailOptions {
  const from = mail.from ?? `Wishwell <no-reply@${publicUrl?.hostname ?? 'localhost'}>`;
  return {
    from,
    // As an object, because an address in a text is parsed, and `a,b@example.com` would be two.
    to: { name: '', address: to },
    subject,
    text,
    html,
    // No out-of-office note comes back (RFC 3834 §5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const tooLate = (): Error => Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' });

function smtpMailer(config: MailerConfig, smtpUrl: string, { silence, altogether }: typeof usual): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => void (await withTimeout(transport.sendMail(messageOf(mail, config)), altogether, tooLate)),
    check: async () => void (await withTimeout(transport.verify(), altogether, tooLate)),
  };
}

/** Each mail as a file that a mail program opens (RFC 5322), readable by this user alone: it may hold a link. */
function folderMailer(config: MailerConfig, logger: FastifyBaseLogger): Mailer {
  const folder = join(config.dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, config));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(path, Buffer.isBuffer(message) ? message : '', { mode: 0o600, flush: true });
      logger.info({ path }, 'SMTP_URL is not set: a mail was written to a file');
    },
  };
}
