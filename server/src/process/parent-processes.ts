import { readFileSync } from 'node:fs';

/**
 * Returns the ids of the processes of npm that started this process (Linux only): the parent and, if the
 * parent is npm's shell, the parent of that shell. The result changes when one of them ends, because the
 * operating system then assigns a new parent.
 */
export function readParentPids(): string {
  const parent = process.ppid;
  const [, option] = readProcFile(parent, 'cmdline').split('\0');
  return option === '-c' ? `${parent} ${findParentPid(parent)}` : String(parent);
}

/**
 * Returns the id of a process's parent, read from /proc (see proc_pid_stat(5)). The parent comes after the
 * last parenthesis, because the name of the process is in parentheses and may contain parentheses itself.
 */
function findParentPid(pid: number): string {
  const stat = readProcFile(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? '';
}

/**
 * Returns the content of a file of a process below /proc. Returns an empty text if the file cannot be read.
 */
function readProcFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
