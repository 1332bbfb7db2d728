import { onTestFinished } from 'vitest';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';

/** A mail server for one test alone. */
export async function mailServerForTest(): Promise<SmtpServer> {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  return smtp;
}
