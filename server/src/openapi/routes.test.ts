import { afterAll, beforeAll, expect, test } from 'vitest';
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

test.for(['index.html', 'package.json', '..%2froutes.ts', 'swagger-ui.js'])(
  '%s of the folders behind the page cannot be fetched',
  async (name) => {
    expect(await visitor(app).sends('GET', `/api/docs/${name}`)).toMatchObject({ status: 404 });
  },
);
