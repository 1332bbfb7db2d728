import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '../../server/test/person.ts';
import { type AbuseServer, startAbuseServer } from './abuse-server.ts';
import { fillPlaceholders, sendAbusiveRequest } from './requests.ts';

let server: AbuseServer;
beforeAll(async () => {
  server = await startAbuseServer();
});
afterAll(() => server.app.close());

/** Matches text that no response may contain: stack traces, SQL statements and file paths of the server. */
const leakPattern = /\n\s+at |node:internal|node_modules|\/server\/src\/|\bselect .* from\b|\bpg_/i;

/** Asserts that an abusive request leaked no data, injected no text and opened no outgoing connection. */
function assertHarmless({ text, headers }: Reply): void {
  expect(text).not.toMatch(leakPattern);
  expect(text).not.toContain('planted');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const names = [...headers.keys()];
  expect(names.filter((name) => /^(?:access-control-.*|server|x-powered-by)$/.test(name))).toEqual([]);
  expect(headers.get('x-request-id')).not.toBe('planted');
  expect(server.connections(), 'outgoing connections').toEqual([]);
  for (const line of server.log()) expect(() => JSON.parse(line) as unknown).not.toThrow();
  expect(server.log().join('')).not.toContain('planted');
  expect(Object.keys(Object.prototype)).toEqual([]);
}

const rows = readFileSync(join(import.meta.dirname, 'cases.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '));

it.each(rows)(
  'the server responds with %s to this misuse of the API: %s',
  async (status, _misuse, requests = '', headers = '', pattern = '') => {
    await server.reset();
    const earlier = requests.split(' => ');
    const last = earlier.pop() ?? '';
    for (const request of earlier)
      expect((await sendAbusiveRequest(server, request, headers)).status).toBeLessThan(300);
    const before = await server.readStoredData();
    const reply = await sendAbusiveRequest(server, last, headers);
    expect(`${reply.status} ${String(reply.status) === status ? '' : reply.text}`.trim()).toBe(status);
    if (reply.status >= 400) expect(await server.readStoredData(), 'an error response writes nothing').toEqual(before);
    assertHarmless(reply);
    const [, not, source] = /^(!?)\/(.*)\/$/s.exec(fillPlaceholders(server, pattern)) ?? [];
    if (source === undefined) return;
    if (not === '!') expect(reply.text).not.toMatch(new RegExp(source));
    else expect(reply.text).toMatch(new RegExp(source));
  },
);

it('on every path, a method that the OpenAPI document does not describe is refused with 404 or 400', async () => {
  await server.reset();
  const caller = server.world.people.superuser;
  const { paths } = (await caller.sends('GET', '/api/openapi.json')).body as { paths: Record<string, object> };
  const found: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'].filter((one) => !(one in methods))) {
      // Allows the status 400 too, because the path can match an operation for which the id 101 is invalid.
      const { status } = await caller.sends(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '101'));
      if (status !== 404 && status !== 400) found.push(`${method} ${path}: ${status}`);
    }
  }
  expect(found).toEqual([]);
});

it('AbuseServer.connections lists host and port of each connection that the server opens', async () => {
  await server.reset();
  await fetch('http://127.0.0.1:59999/').catch(() => undefined);
  expect(server.connections()).toEqual(['127.0.0.1:59999']);
});
