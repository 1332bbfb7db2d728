import { expect, test } from 'vitest';
import { createTestConfig } from '../../test/config.ts';

const readSettings = (env: Record<string, string>) => createTestConfig('/tmp', env).linkPreviews;

test('link previews are on by default, for public hosts, without a proxy', () => {
  expect(readSettings({})).toEqual({ isOn: true, allowedHosts: new Set(), proxy: undefined });
});

test('LINK_PREVIEW_ALLOW is a list of host:port entries, and hosts are normalised as in URLs', () => {
  const text = 'Shop.LAN:8080, 10.0.0.7:80,[::1]:443, bücher.example:80,';
  expect([...readSettings({ LINK_PREVIEW_ALLOW: text }).allowedHosts]).toEqual([
    'shop.lan:8080',
    '10.0.0.7:80',
    '[::1]:443',
    'xn--bcher-kva.example:80',
  ]);
});

test('invalid values of LINK_PREVIEW_ALLOW, LINK_PREVIEWS and LINK_PROXY throw ConfigError', () => {
  expect(readSettings({ LINK_PREVIEWS: 'off' }).isOn).toBe(false);
  expect(() => readSettings({ LINK_PREVIEWS: 'no' })).toThrow('LINK_PREVIEWS must be on or off.');
  const form = 'LINK_PREVIEW_ALLOW must be host:port entries separated by commas.';
  for (const text of ['shop.lan', 'shop.lan:', 'shop.lan:0', 'shop.lan:70000', 'http://shop.lan:80', '*:80', '::1:80'])
    expect(() => readSettings({ LINK_PREVIEW_ALLOW: text })).toThrow(form);
  expect(readSettings({ LINK_PROXY: 'http://user:secret@proxy.example:3128' }).proxy?.port).toBe('3128');
  for (const text of ['proxy:3128', 'socks5://proxy:1080', 'http://proxy/path'])
    expect(() => readSettings({ LINK_PROXY: text })).toThrow('LINK_PROXY must be http://… or https://… with a host');
});
