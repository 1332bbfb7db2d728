import { afterEach, expect, it, vi } from 'vitest';
import { chooseProxies } from './choose.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a proxy that is not on this machine is named, with what to install, and nothing is run', () => {
  vi.stubEnv('PATH', '/nowhere');
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  const before = process.exitCode;
  try {
    expect(chooseProxies('ops:e2e', ['haproxy', 'e2e/gift.spec.ts']).proxies).toEqual([]);
    expect(process.exitCode).toBe(1);
  } finally {
    process.exitCode = before;
  }
  expect(said).toEqual([
    'There is no haproxy on this machine. On Debian: apt-get install haproxy, and stop the service that it starts.',
    'npm run ops:e2e -- <nginx or haproxy> runs with one of them.',
  ]);
});
