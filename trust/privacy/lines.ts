/** Parses a log of one JSON object per line. Throws if a line contains control characters. */
export function parseLogLines(log: string): Record<string, unknown>[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      // oxlint-disable-next-line no-control-regex -- the check searches for them
      if (/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/.test(line))
        throw new Error(`Control character in a log line: ${line}`);
      return JSON.parse(line) as Record<string, unknown>;
    });
}
