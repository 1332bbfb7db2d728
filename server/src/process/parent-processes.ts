import { readFileSync } from 'node:fs';

/**
 * Whose end means the end of the npm script that started us: the parent and, when that is the shell npm runs a script
 * in, its parent too (seen on Linux alone). The answer changes when one of them is gone, for the system gives an orphan
 * another parent.
 */
export function readParents(): string {
  const parent = process.ppid;
  const [, option] = read(parent, 'cmdline').split('\0');
  return option === '-c' ? `${parent} ${parentOf(parent)}` : String(parent);
}

/** See proc_pid_stat(5): the name stands in parentheses and may hold anything; state and parent follow the last one. */
function parentOf(pid: number): string {
  const stat = read(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? '';
}

function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
