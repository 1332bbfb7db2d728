/** Maximum depth of nested errors that are logged, and maximum number of errors of an `AggregateError`. */
const MAX_CAUSES = 5;

/**
 * Properties of errors that never contain user data. `detail`, `where` and `hint` of PostgreSQL errors may
 * contain user data, so they are not logged.
 */
const loggedProperties = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'responseCode',
];

const sqlStatePattern = /^[0-9A-Z]{5}$/;
// Returns whether the message of a PostgreSQL error may contain column values. Decides by the class of the
// error's SQLSTATE.
const canContainColumnValues = (code: string): boolean => /^(?:2[23]|P0)/.test(code);

/**
 * Returns the message of an error without user data. Removes quoted texts, e-mail addresses and all lines
 * except the first. Returns an empty text for a parser error, whose message contains user input without
 * quotation marks.
 */
function redactMessage(error: Error): string {
  const { message, name } = error;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && sqlStatePattern.test(code)) return canContainColumnValues(code) ? '' : message;
  if (error instanceof SyntaxError || name === 'ValiError') return '';
  return message
    .split('\n', 1)
    .join('')
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g, '…')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 300);
}

/** Returns the lines of an error's stack trace. Omits the first lines, which repeat the message. */
const getStackLines = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim());

/** Returns the parts of an error that may be logged, because they contain no user data. */
export function describeError(error: unknown, causes = MAX_CAUSES): object | string {
  if (!(error instanceof Error)) return typeof error;
  const partErrors = error instanceof AggregateError ? error.errors.slice(0, MAX_CAUSES) : [];
  const includesCauses = causes > 1;
  return {
    type: error.name,
    message: redactMessage(error),
    ...Object.fromEntries(loggedProperties.map((key) => [key, Reflect.get(error, key)])),
    stack: getStackLines(error),
    ...(includesCauses && error.cause !== undefined ? { cause: describeError(error.cause, causes - 1) } : {}),
    ...(includesCauses && partErrors.length > 0
      ? { errors: partErrors.map((part) => describeError(part, causes - 1)) }
      : {}),
  };
}
