import type { BrowserContext } from '@playwright/test';

export interface Credentials {
  email: string;
  password: string;
}

export async function signIn(context: BrowserContext, origin: string, data: Credentials): Promise<void> {
  const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`Sign-in of ${data.email}: ${answer.status()} ${await answer.text()}`);
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => localStorage.setItem('wishwell.signed-in', 'yes'));
  await page.close();
}
