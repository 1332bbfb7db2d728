import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { insertSettings, type ProxySettings, type ProxyName, proxyNames } from './configuration.ts';

const configurationPaths = { nginx: 'nginx/wishwell.conf', haproxy: 'haproxy/haproxy.cfg' } as const;
const readShippedConfiguration = (proxy: ProxyName): Promise<string> =>
  readFile(new URL(`../../ops/${configurationPaths[proxy]}`, import.meta.url), 'utf8');

const settings: ProxySettings = { port: 20_000, servers: [20_001, 20_002], folder: '/tmp/proxy' };

/**
 * Returns the lines of the test configuration that the shipped configuration does not contain, without
 * indentation.
 */
async function listChangedLines(proxy: ProxyName, more: Partial<ProxySettings> = {}): Promise<string[]> {
  const shipped = await readShippedConfiguration(proxy);
  const before = new Set(shipped.split('\n'));
  const filled = insertSettings(proxy, shipped, { ...settings, ...more }).split('\n');
  return filled.filter((line) => !before.has(line)).map((line) => line.trim());
}

it('insertSettings changes only ports and log files in the shipped nginx configuration', async () => {
  expect(await listChangedLines('nginx')).toEqual([
    'server 127.0.0.1:20001 max_fails=1 fail_timeout=30s;',
    'server 127.0.0.1:20002 max_fails=1 fail_timeout=30s;',
    'server 127.0.0.1:20001 backup max_fails=1 fail_timeout=2s;',
    'server 127.0.0.1:20002 backup max_fails=1 fail_timeout=2s;',
    'listen 127.0.0.1:20000;',
    'access_log /tmp/proxy/wishwell.log wishwell;',
    'error_log /tmp/proxy/wishwell-error.log crit;',
  ]);
});

it('insertSettings changes only ports and server names in the shipped HAProxy configuration', async () => {
  expect(await listChangedLines('haproxy')).toEqual([
    'bind 127.0.0.1:20000',
    'server server1 127.0.0.1:20001',
    'server server2 127.0.0.1:20002',
    'server server1 127.0.0.1:20001',
    'server server2 127.0.0.1:20002',
  ]);
});

it('insertSettings with TLS enables the lines for TLS and removes the port without TLS', async () => {
  for (const proxy of proxyNames) {
    const text = insertSettings(proxy, await readShippedConfiguration(proxy), { ...settings, tls: true });
    expect(text).toMatch(/^ *(?:listen|bind) 127\.0\.0\.1:20000 ssl/m);
    expect(text).toContain('/tmp/proxy/wishwell.pem');
    expect(text).not.toMatch(/#tls|:80$|listen 80;/m);
  }
});

it.each(proxyNames)('insertSettings throws if the configuration of %s lacks an expected line', async (proxy) => {
  const shipped = await readShippedConfiguration(proxy);
  expect(() => insertSettings(proxy, shipped.replaceAll('127.0.0.1', 'wishes'), settings)).toThrow('does not match');
  expect(() => insertSettings(proxy, shipped.replaceAll('80', '81'), settings)).toThrow('does not match');
});
