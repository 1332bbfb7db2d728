import type { BrowserContext } from '@playwright/test';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in a browser context through the API. Also marks the user as signed in in local storage, as the app
 * does.
 */
export async function signInBrowserContext(context: BrowserContext, origin: string, data: Credentials): Promise<void> {
  const response = await context.request.post(`${origin}/api/auth/sign-in/email`, { data, headers: { origin } });
  if (!response.ok()) throw new Error(`Sign-in of ${data.email}: ${response.status()} ${await response.text()}`);
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => localStorage.setItem('wishwell.signed-in', 'yes'));
  await page.close();
}
