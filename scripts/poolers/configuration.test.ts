import { expect, it } from 'vitest';
import { createPgBouncerIni, formatUserList } from './configuration.ts';

it('pgbouncerIni sets the given ports and pool mode, and leaves ignore_startup_parameters unset', () => {
  const lines = createPgBouncerIni({ folder: '/tmp/p', port: 6432, databasePort: 5432, mode: 'session' }).split('\n');
  expect(lines).toContain('* = host=127.0.0.1 port=5432');
  expect(lines).toContain('listen_port = 6432');
  expect(lines).toContain('pool_mode = session');
  expect(lines.filter((line) => line.startsWith('ignore_startup_parameters'))).toEqual([]);
});

it('formatUserList doubles a quotation mark in a password', () => {
  expect(formatUserList('wish', 'a"b')).toBe('"wish" "a""b"\n');
});
