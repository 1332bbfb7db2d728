import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fillIn, type Places, type ProxyName, proxyNames } from './configuration.ts';

const files = { nginx: 'nginx/wishwell.conf', haproxy: 'haproxy/haproxy.cfg' } as const;
const shippedOf = (proxy: ProxyName): Promise<string> =>
  readFile(new URL(`../../ops/${files[proxy]}`, import.meta.url), 'utf8');

const places: Places = { port: 20_000, servers: [20_001, 20_002], folder: '/tmp/proxy' };

/** The lines that differ from what we ship, without their indents. */
async function changedLines(proxy: ProxyName, more: Partial<Places> = {}): Promise<string[]> {
  const shipped = await shippedOf(proxy);
  const before = new Set(shipped.split('\n'));
  const filled = fillIn(proxy, shipped, { ...places, ...more }).split('\n');
  return filled.filter((line) => !before.has(line)).map((line) => line.trim());
}

it('nginx runs what we ship, but for addresses and files', async () => {
  expect(await changedLines('nginx')).toEqual([
    'server 127.0.0.1:20001 max_fails=1 fail_timeout=30s;',
    'server 127.0.0.1:20002 max_fails=1 fail_timeout=30s;',
    'server 127.0.0.1:20001 backup max_fails=1 fail_timeout=2s;',
    'server 127.0.0.1:20002 backup max_fails=1 fail_timeout=2s;',
    'listen 127.0.0.1:20000;',
    'access_log /tmp/proxy/wishwell.log wishwell;',
    'error_log /tmp/proxy/wishwell-error.log crit;',
  ]);
});

it('HAProxy runs what we ship, but for addresses', async () => {
  expect(await changedLines('haproxy')).toEqual([
    'bind 127.0.0.1:20000',
    'server server1 127.0.0.1:20001',
    'server server2 127.0.0.1:20002',
    'server server1 127.0.0.1:20001',
    'server server2 127.0.0.1:20002',
  ]);
});

it('with TLS the lines for it count, and the port without it is gone', async () => {
  for (const proxy of proxyNames) {
    const text = fillIn(proxy, await shippedOf(proxy), { ...places, tls: true });
    expect(text).toMatch(/^ *(?:listen|bind) 127\.0\.0\.1:20000 ssl/m);
    expect(text).toContain('/tmp/proxy/wishwell.pem');
    expect(text).not.toMatch(/#tls|:80$|listen 80;/m);
  }
});

it.each(proxyNames)('a configuration of %s that has lost a place is noticed', async (proxy) => {
  const shipped = await shippedOf(proxy);
  expect(() => fillIn(proxy, shipped.replaceAll('127.0.0.1', 'wishes'), places)).toThrow('has nothing like');
  expect(() => fillIn(proxy, shipped.replaceAll('80', '81'), places)).toThrow('has nothing like');
});
