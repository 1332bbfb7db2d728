import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function createTestLogger(): { logger: ReturnType<typeof createLogger>; readLastLine: () => Record<string, unknown> } {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  return { logger, readLastLine: () => JSON.parse(lines.at(-1) ?? '') as Record<string, unknown> };
}

test.each([
  [new TypeError('Cannot read "ana@example.com" of undefined'), 'Cannot read … of undefined'],
  [new Error('Sent to <ana@example.com>\nand others'), 'Sent to …'],
  [new SyntaxError('Cannot convert ana to a BigInt'), ''],
  [Object.assign(new Error('invalid input for type date: "ana"'), { code: '22007' }), ''],
  [Object.assign(new Error('relation "items" does not exist'), { code: '42P01' }), 'relation "items" does not exist'],
])('the logger removes user data from the message of %o', (error, message) => {
  const { logger, readLastLine } = createTestLogger();
  logger.error({ err: error }, 'failed');
  expect(readLastLine()).toMatchObject({ msg: 'failed', err: { type: error.name, message, stack: expect.any(Array) } });
  logger.error(error);
  expect(readLastLine()).toMatchObject({ msg: 'something failed', err: { message } });
  logger.warn({ err: error });
  expect(readLastLine()).toMatchObject({ msg: 'something failed' });
});

test('the logger keeps the table name of a PostgreSQL error, and removes values of columns', () => {
  const { logger, readLastLine } = createTestLogger();
  const detail = 'Key (email)=(ana@example.com) already exists.';
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail, where: detail, table: 'users' });
  logger.error({ err: new Error('outer', { cause: error }) }, 'failed');
  expect(readLastLine()).toMatchObject({
    err: { message: 'outer', cause: { code: '23505', table: 'users', message: '' } },
  });
  expect(JSON.stringify(readLastLine())).not.toContain('ana');
});

test('the logger removes unknown fields from a log line, and lists their names', () => {
  const { logger, readLastLine } = createTestLogger();
  logger.info({ req: { method: 'GET', url: '/?ana' }, res: { statusCode: 200, headers: 'ana' } }, 'x');
  expect(readLastLine()).toMatchObject({ req: { method: 'GET' }, res: { statusCode: 200 } });
  expect(JSON.stringify(readLastLine())).not.toContain('ana');
  logger.trace({ options: { authorization: 'Bearer ana' }, status: 200 }, 'options');
  expect(readLastLine()).toMatchObject({ status: 200, leftOut: ['options'], msg: 'options' });
  expect(JSON.stringify(readLastLine())).not.toContain('Bearer');
});
