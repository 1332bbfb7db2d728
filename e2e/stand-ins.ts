import type { Page } from '@playwright/test';
import { type OidcServer, startOidcServer } from '../server/test/oidc-server.ts';
import { type SmtpServer, startSmtpServer } from '../server/test/smtp-server.ts';
import { test as people } from './people.ts';

interface StandIns {
  /** The name that browsers reach the issuer by; the product is at `localhost`. */
  issuerHost: string;
  /** What an operator would set besides. */
  demands: Record<string, string>;
  issuer: OidcServer;
  smtp: SmtpServer;
}

/** Playwright's `test`, with a server that has a real issuer behind its Google button and sends real mail. */
export const test = people.extend<StandIns>({
  issuerHost: ['127.0.0.1', { option: true }],

  demands: [{}, { option: true }],

  issuer: async ({ issuerHost }, provide) => {
    const issuer = await startOidcServer({ host: issuerHost });
    await provide(issuer);
    await issuer.close();
  },

  smtp: async ({}, provide) => {
    const smtp = await startSmtpServer();
    await provide(smtp);
    await smtp.close();
  },

  environment: async ({ issuer, smtp, demands }, provide) => {
    await provide({
      ...issuer.environment,
      ...demands,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Wishwell <wishes@example.org>',
    });
  },
});

/** Presses the button; answers the window that it opens. */
export async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
}

/** Signs in on the issuer's own pages, and agrees to what the product wants to know. */
export async function agreeAtIssuer(popup: Page, login: string): Promise<void> {
  await popup.locator('input[name=login]').fill(login);
  await popup.locator('input[name=password]').fill('any');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
  await popup.getByRole('button', { name: 'Continue' }).click();
}
