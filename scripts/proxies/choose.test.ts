import { afterEach, expect, it, vi } from 'vitest';
import { chooseProxies } from './choose.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('chooseProxies prints the package to install and returns no proxies if a proxy is missing', () => {
  vi.stubEnv('PATH', '/nowhere');
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const before = process.exitCode;
  try {
    expect(chooseProxies('ops:e2e', ['haproxy', 'e2e/gift.spec.ts']).proxies).toEqual([]);
    expect(process.exitCode).toBe(1);
  } finally {
    process.exitCode = before;
  }
  expect(lines).toEqual([
    'haproxy is not installed. On Debian: apt-get install haproxy, then stop the service that it starts.',
    'To use one proxy only: npm run ops:e2e -- <nginx or haproxy>',
  ]);
});
