/** The lines of a log, each of them one JSON document without anything that moves a cursor. Throws for any other. */
export function readLines(log: string): Record<string, unknown>[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      // oxlint-disable-next-line no-control-regex -- they are what is looked for
      if (/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/.test(line)) throw new Error(`A line that is not one: ${line}`);
      return JSON.parse(line) as Record<string, unknown>;
    });
}
