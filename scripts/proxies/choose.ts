import { type ProxyName, proxyNames } from './configuration.ts';
import { describeMissingProxy } from './proxy.ts';

/**
 * Returns the proxies in the command-line arguments (both proxies if the arguments name none), and the other
 * arguments. If a proxy is not installed, prints how to install it, sets exit code 1 and returns no proxies.
 */
export function chooseProxies(
  command: string,
  args: readonly string[],
): { proxies: ProxyName[]; otherArguments: string[] } {
  const namedProxies = proxyNames.filter((name) => args.includes(name));
  const otherArguments = args.filter((one) => !proxyNames.some((name) => name === one));
  const proxies = namedProxies.length > 0 ? namedProxies : [...proxyNames];
  const messages = proxies.map(describeMissingProxy).filter((message) => message !== undefined);
  if (messages.length === 0) return { proxies, otherArguments };
  for (const message of messages) console.error(message);
  console.error(`To use one proxy only: npm run ${command} -- <${proxyNames.join(' or ')}>`);
  process.exitCode = 1;
  return { proxies: [], otherArguments };
}
