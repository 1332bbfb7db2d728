import pino from 'pino';
import { onTestFinished } from 'vitest';
import { createOutbox } from '../src/mail/outbox.ts';
import type { TestApp } from './app.ts';
import { createTestConfig } from './config.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';

export async function startMailServerForTest(): Promise<SmtpServer> {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  return smtp;
}

/**
 * Creates an outbox on the database of `app`, like that of a second server process. `lines` contains its log
 * lines.
 */
export function createSecondOutbox(app: TestApp, env: Record<string, string>) {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const outbox = createOutbox({ db: app.db, config: createTestConfig(app.config.dataDir, env), logger });
  onTestFinished(() => outbox.stop());
  return { outbox, lines };
}
