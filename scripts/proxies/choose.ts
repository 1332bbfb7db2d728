import { type ProxyName, proxyNames } from './configuration.ts';
import { findMissing } from './proxy.ts';

/**
 * The proxies that a command's arguments name, both when they name none, and the other arguments. When one is not on this
 * machine it says so, answers none, and the command fails.
 */
export function chooseProxies(command: string, given: readonly string[]): { proxies: ProxyName[]; rest: string[] } {
  const named = proxyNames.filter((name) => given.includes(name));
  const rest = given.filter((one) => !proxyNames.some((name) => name === one));
  const proxies = named.length > 0 ? named : [...proxyNames];
  const missing = proxies.map(findMissing).filter((sentence) => sentence !== undefined);
  if (missing.length === 0) return { proxies, rest };
  for (const sentence of missing) console.error(sentence);
  console.error(`npm run ${command} -- <${proxyNames.join(' or ')}> runs with one of them.`);
  process.exitCode = 1;
  return { proxies: [], rest };
}
