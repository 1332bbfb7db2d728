const MOST_CAUSES = 5;

/** Of PostgreSQL's errors: names of ours, and none of the values that its `detail`, `where` and `hint` repeat. */
const telling = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'responseCode'];

const sqlState = /^[0-9A-Z]{5}$/;
// Classes 22 and 23 are about values, and P0 says what a function was told.
const isAboutValues = (code: string): boolean => /^(?:2[23]|P0)/.test(code);

/**
 * What an error says without what somebody typed: runtimes and libraries repeat values in quotation marks, and parsers
 * without. The kind of the error and the lines of its stack tell an operator where it came from.
 */
function messageOf(error: Error): string {
  const { message, name } = error;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && sqlState.test(code)) return isAboutValues(code) ? '' : message;
  if (error instanceof SyntaxError || name === 'ValiError') return '';
  return message
    .split('\n', 1)
    .join('')
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g, '…')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 300);
}

/** The places in the code alone: the first lines of a stack are the message again. */
const placesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim());

/** An error as the log keeps it. */
export function describeError(error: unknown, causes = MOST_CAUSES): object | string {
  if (!(error instanceof Error)) return typeof error;
  const parts = error instanceof AggregateError ? error.errors.slice(0, MOST_CAUSES) : [];
  const deeper = causes > 1;
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(telling.map((key) => [key, Reflect.get(error, key)])),
    stack: placesOf(error),
    ...(deeper && error.cause !== undefined ? { cause: describeError(error.cause, causes - 1) } : {}),
    ...(deeper && parts.length > 0 ? { errors: parts.map((part) => describeError(part, causes - 1)) } : {}),
  };
}
