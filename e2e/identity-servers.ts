import type { Page } from '@playwright/test';
import { type OidcServer, startOidcServer } from '../server/test/oidc-server.ts';
import { type SmtpServer, startSmtpServer } from '../server/test/smtp-server.ts';
import { test as people } from './people.ts';

interface IdentityServers {
  extraEnvironment: Record<string, string>;
  issuer: OidcServer;
  smtp: SmtpServer;
}

/**
 * Playwright's `test`, with a Wishwell server that uses a real OpenID Connect issuer and a real SMTP
 * server.
 */
export const test = people.extend<IdentityServers>({
  extraEnvironment: [{}, { option: true }],

  issuer: async ({}, provide) => {
    const issuer = await startOidcServer();
    await provide(issuer);
    await issuer.close();
  },

  smtp: async ({}, provide) => {
    const smtp = await startSmtpServer();
    await provide(smtp);
    await smtp.close();
  },

  environment: async ({ issuer, smtp, extraEnvironment }, provide) => {
    await provide({
      ...issuer.environment,
      ...extraEnvironment,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Wishwell <wishes@example.org>',
    });
  },
});

export async function openGoogleWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
}

/** Signs in on the pages of the issuer and gives consent. */
export async function signInAtIssuer(popup: Page, login: string): Promise<void> {
  await popup.locator('input[name=login]').fill(login);
  await popup.locator('input[name=password]').fill('any');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
  await popup.getByRole('button', { name: 'Continue' }).click();
}
