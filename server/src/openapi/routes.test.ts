import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type TestApp, startApp } from '../../test/app.ts';
import { createVisitor } from '../../test/person.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a visitor can read the OpenAPI document, and may cache it for five minutes', async () => {
  const { status, headers, body } = await createVisitor(app).sends('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('max-age=300');
  expect(body).toMatchObject({ openapi: '3.1.1', info: { title: 'Wishwell' } });
});

test('the API documentation page runs only scripts and styles of this server', async () => {
  const page = await createVisitor(app).sends('GET', '/api/docs');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(page.text).not.toMatch(/<style|<script>|\sstyle=|\son\w+=/);
  const files = [...page.text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(4);
  const replies = await Promise.all(files.map((file) => createVisitor(app).sends('HEAD', file)));
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
});

test('a request for the API documentation page does not make Node emit a warning', async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', onWarning);
  onTestFinished(() => void process.off('warning', onWarning));
  expect((await createVisitor(app).sends('GET', '/api/docs')).status).toBe(200);
  // Waits, because Node emits warnings only in the next turn of the event loop.
  await setImmediate();
  expect(warnings).toEqual([]);
});
