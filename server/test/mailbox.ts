import { onTestFinished } from 'vitest';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';

export async function startMailServerForTest(): Promise<SmtpServer> {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  return smtp;
}
