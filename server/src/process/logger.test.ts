import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logging(): { logger: ReturnType<typeof createLogger>; last: () => Record<string, unknown> } {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  return { logger, last: () => JSON.parse(lines.at(-1) ?? '') as Record<string, unknown> };
}

test.each([
  [new TypeError('Cannot read "ana@example.com" of undefined'), 'Cannot read … of undefined'],
  [new Error('Sent to <ana@example.com>\nand others'), 'Sent to …'],
  [new SyntaxError('Cannot convert ana to a BigInt'), ''],
  [Object.assign(new Error('invalid input for type date: "ana"'), { code: '22007' }), ''],
  [Object.assign(new Error('relation "items" does not exist'), { code: '42P01' }), 'relation "items" does not exist'],
])('%o is logged without what somebody typed', (error, message) => {
  const { logger, last } = logging();
  logger.error({ err: error }, 'failed');
  expect(last()).toMatchObject({ msg: 'failed', err: { type: error.name, message, stack: expect.any(Array) } });
  logger.error(error);
  expect(last()).toMatchObject({ msg: 'something failed', err: { message } });
  logger.warn({ err: error });
  expect(last()).toMatchObject({ msg: 'something failed' });
});

test('of PostgreSQL’s errors the names are kept and the values are not', () => {
  const { logger, last } = logging();
  const detail = 'Key (email)=(ana@example.com) already exists.';
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail, where: detail, table: 'users' });
  logger.error({ err: new Error('outer', { cause: error }) }, 'failed');
  expect(last()).toMatchObject({ err: { message: 'outer', cause: { code: '23505', table: 'users', message: '' } } });
  expect(JSON.stringify(last())).not.toContain('ana');
});

test('what a library logs under a name that is not ours is left out, and said to be', () => {
  const { logger, last } = logging();
  logger.trace({ options: { authorization: 'Bearer ana' }, status: 200 }, 'options');
  expect(last()).toMatchObject({ status: 200, leftOut: ['options'], msg: 'options' });
  expect(JSON.stringify(last())).not.toContain('Bearer');
});

test('of a request its method is kept, and of an answer its status', () => {
  const { logger, last } = logging();
  logger.info({ req: { method: 'GET', url: '/?ana' }, res: { statusCode: 200, headers: 'ana' } }, 'x');
  expect(last()).toMatchObject({ req: { method: 'GET' }, res: { statusCode: 200 } });
  expect(JSON.stringify(last())).not.toContain('ana');
});
