import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../../test/app.ts';
import { createTestConfig } from '../../../test/config.ts';
import { createAdminRunner } from '../../../test/operator.ts';
import { signUpPerson, createVisitor } from '../../../test/person.ts';

test('the command invite prints a URL for one e-mail address; the invitation has no inviter', async () => {
  const app = await startAppForTest({ SIGN_UP: 'invited', PORT: '3000' });
  const { text, document, warnings } = await createAdminRunner(app)('invite', ' Ana@Example.com ');
  const link = String(document['link']);
  expect(link).toMatch(/^http:\/\/localhost:3000\/i\/[\w-]{24}$/);
  expect(text.split('\n')).toEqual([
    `${String(document['email'])} can sign up. Give this link to the person. It works once, for 30 days:`,
    '',
    link,
  ]);
  expect(warnings).toEqual([expect.stringMatching(/^PUBLIC_URL is not set: replace http/)]);
  const token = link.split('/').at(-1) ?? '';
  expect(await createVisitor(app).does(calls.getInvitation, { params: { token } })).toEqual({
    inviter: null,
    is_own: false,
    may_refuse_mails: true,
  });
  const { rows } = await app.db.pool.query('select token_cipher, token_hash::text as hash from invitations');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the command invite fails for an invalid or used e-mail address, and warns if SIGN_UP is closed', async () => {
  const app = await startAppForTest();
  const { email } = await signUpPerson(app, 'Ana');
  await expect(createAdminRunner(app)('invite', email.toUpperCase())).rejects.toThrow('has an account already.');
  for (const address of ['nobody', '<b>@example', 'a@b'])
    await expect(createAdminRunner(app)('invite', address)).rejects.toThrow(`${address} is no e-mail address.`);
  expect((await app.db.pool.query('select from invitations')).rowCount).toBe(0);
  const config = createTestConfig('/tmp', { SIGN_UP: 'closed', PUBLIC_URL: 'http://localhost' });
  const { warnings } = await createAdminRunner({ db: app.db, config })('invite', 'ana@example.org');
  expect(warnings).toEqual([expect.stringMatching(/^SIGN_UP is closed/)]);
});
