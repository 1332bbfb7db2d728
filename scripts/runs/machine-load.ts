import { readFileSync, statfsSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';

/** Returns the seconds that the hypervisor kept the CPUs from this machine since boot. 0 without Linux. */
function readStealSeconds(): number {
  try {
    // The eighth number of the first line of /proc/stat is the steal time, in hundredths of a second.
    return Number(readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/)[8] ?? 0) / 100;
  } catch {
    return 0;
  }
}

/** Prints the load of the machine, so that a reader of a log recognises a slow run. */
export function printMachineLoad(moment: string): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  const facts = [
    `load average ${loadavg()[0]?.toFixed(1)}`,
    `steal ${readStealSeconds().toFixed(0)} s since boot`,
    `${((bavail * bsize) / 2 ** 30).toFixed(1)} GB free in ${tmpdir()}`,
  ];
  console.log(`${moment}: ${facts.join(', ')}`);
}
