import { expect, test } from 'vitest';
import { startAppForTest } from '../../../test/app.ts';
import { startForgedIssuer } from '../../../test/forged-issuer.ts';

test('after its start, the server logs a warning if the issuer does not respond', async () => {
  const issuer = await startForgedIssuer();
  issuer.tricks.answer = () => true;
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  await startAppForTest({ ...issuer.environment, LOG_LEVEL: 'warn' }, { log: { write } });
  await expect
    .poll(() => lines.join(''), { timeout: 10_000 })
    .toContain('The issuer in OIDC_ISSUER does not answer: nobody can sign in with it until it does.');
});
