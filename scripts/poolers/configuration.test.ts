import { expect, it } from 'vitest';
import { pgbouncerIni, userList } from './configuration.ts';

it('PgBouncer is told where, how and who, and nothing that would hide what Wishwell asks of it', () => {
  const lines = pgbouncerIni({ folder: '/tmp/p', port: 6432, databasePort: 5432, mode: 'session' }).split('\n');
  expect(lines).toContain('* = host=127.0.0.1 port=5432');
  expect(lines).toContain('listen_port = 6432');
  expect(lines).toContain('pool_mode = session');
  expect(lines.filter((line) => line.startsWith('ignore_startup_parameters'))).toEqual([]);
});

it('a quotation mark in a password stays one', () => {
  expect(userList('wish', 'a"b')).toBe('"wish" "a""b"\n');
});
