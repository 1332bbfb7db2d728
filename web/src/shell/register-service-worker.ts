/** The part of Trusted Types (https://www.w3.org/TR/trusted-types/) that is used here. */
interface TypesFactory {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(text: string): string };
}

const address = '/sw.js';

/**
 * Has the browser keep what the pages are made of (`build/service-worker.ts`), for the next visit. Where it cannot, or
 * the installation does not want it, nothing happens.
 */
export async function registerServiceWorker(): Promise<void> {
  const isWanted = import.meta.env.PROD && document.documentElement.dataset['shell'] !== 'online';
  if (!isWanted || !('serviceWorker' in navigator)) return;
  const factory = Reflect.get(window, 'trustedTypes') as TypesFactory | undefined;
  // Whatever it is given, this policy lets that one address through.
  const policy = factory?.createPolicy('wishwell-worker', { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined);
}
