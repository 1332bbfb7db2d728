/** The part of the Trusted Types API (https://www.w3.org/TR/trusted-types/) that this module uses. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(text: string): string };
}

const workerUrl = '/sw.js';

/**
 * Registers the service worker that `build/service-worker.ts` writes, unless this installation has turned it
 * off.
 */
export async function registerServiceWorker(): Promise<void> {
  const isWanted = import.meta.env.PROD && document.documentElement.dataset['shell'] !== 'online';
  if (!isWanted || !('serviceWorker' in navigator)) return;
  const factory = Reflect.get(window, 'trustedTypes') as TrustedTypesFactory | undefined;
  // Creates a Trusted Types policy that ignores its input and always returns the URL of the service worker.
  const policy = factory?.createPolicy('wishwell-worker', { createScriptURL: () => workerUrl });
  await navigator.serviceWorker.register(policy?.createScriptURL(workerUrl) ?? workerUrl).catch(() => undefined);
}
