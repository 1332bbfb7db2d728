import { sharedUrlCookie } from '@wishwell/contract/shared-link.ts';

/** Returns the link that a visitor shared with the app before signing in. */
export function readSharedLink(): string | undefined {
  const value = new RegExp(String.raw`(?:^|; )${sharedUrlCookie}=([^;]+)`).exec(document.cookie)?.[1];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

export function deleteSharedLink(): void {
  document.cookie = `${sharedUrlCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
}
