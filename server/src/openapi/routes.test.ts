import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type TestApp, startApp } from '../../test/app.ts';
import { visitor } from '../../test/person.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('anyone may read the document, and keep it for a while', async () => {
  const { status, headers, body } = await visitor(app).sends('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('max-age=300');
  expect(body).toMatchObject({ openapi: '3.1.1', info: { title: 'Wishwell' } });
});

test('the page runs nothing but files of this server', async () => {
  const page = await visitor(app).sends('GET', '/api/docs');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(page.text).not.toMatch(/<style|<script>|\sstyle=|\son\w+=/);
  const files = [...page.text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(4);
  const replies = await Promise.all(files.map((file) => visitor(app).sends('HEAD', file)));
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
});

test('a response has no more listeners than Node allows without a warning', async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', onWarning);
  onTestFinished(() => void process.off('warning', onWarning));
  expect((await visitor(app).sends('GET', '/api/docs')).status).toBe(200);
  // The warning is emitted in a later tick.
  await setImmediate();
  expect(warnings).toEqual([]);
});

test.for(['index.html', 'package.json', '..%2froutes.ts', 'swagger-ui.js'])(
  '%s of the folders behind the page cannot be fetched',
  async (name) => {
    expect(await visitor(app).sends('GET', `/api/docs/${name}`)).toMatchObject({ status: 404 });
  },
);
