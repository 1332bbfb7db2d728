import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  source: string;
}

export interface SmtpServer {
  url: string;
  mails: readonly ReceivedMail[];
  /** If true, the server refuses every mail with a temporary error. */
  refuses: boolean;
  refused: number;
  /** Waits until the server has received `count` mails. Returns the last of them. Throws after 10 s. */
  mail(count: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** Decodes quoted-printable (RFC 2045 §6.7). */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodePart(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  return /transfer-encoding: quoted-printable/i.test(head) ? decodeQuotedPrintable(text) : text;
}

/** Decodes encoded words in a mail header (RFC 2047). */
function decodeHeader(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    );
}

/** Parses a raw mail with a text part and an HTML part. */
export function parseMail(raw: string, to: readonly string[] = []): ReceivedMail {
  const source = raw.replaceAll(/\r?\n/g, '\r\n');
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const parts = source.split(`--${boundary}`);
  const partOf = (type: string): string =>
    decodePart(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
  const subject = /^Subject: ((?:.*)(?:\r\n[ \t].*)*)/m.exec(source)?.[1] ?? '';
  return { to, subject: decodeHeader(subject), text: partOf('text/plain'), html: partOf('text/html'), source };
}

export const findMailLink = ({ text }: ReceivedMail): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'about:blank');

/** Starts a real SMTP server on the loopback interface. It stores the mails that it receives. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const smtp: SmtpServer = {
    url: '',
    mails,
    refuses: false,
    refused: 0,
    mail: async (count) => {
      for (let tries = 0; mails.length < count && tries < 200; tries += 1) await sleep(50);
      const mail = mails[count - 1];
      if (!mail) throw new Error(`There are ${mails.length} mails, not ${count}`);
      return mail;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (smtp.refuses) {
          smtp.refused += 1;
          const refusal = new Error('Not now for <ana@example.com>');
          done(Object.assign(refusal, { responseCode: 451 }));
          return;
        }
        mails.push(
          parseMail(
            Buffer.concat(chunks).toString('utf8'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  smtp.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return smtp;
}
