import { sharedUrlCookieName } from '@wishwell/contract/shared-link.ts';

/** Returns the link that a visitor shared with the app before signing in. */
export function readLinkFromOtherApp(): string | undefined {
  const value = new RegExp(String.raw`(?:^|; )${sharedUrlCookieName}=([^;]+)`).exec(document.cookie)?.[1];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

export function deleteLinkFromOtherApp(): void {
  document.cookie = `${sharedUrlCookieName}=; Path=/; Max-Age=0; SameSite=Lax`;
}
