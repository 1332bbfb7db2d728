/** A place of the app, as it stands in an address. */
export interface Address {
  pathname: string;
  /** Empty, or with its question mark. */
  search: string;
  /** Empty, or with its number sign. */
  hash: string;
}

/** Where to go: an absolute path, or what changes of where one is. Without a path, search and hash replace those of now. */
export type To = string | Partial<Address>;

export const hrefOf = ({ pathname, search, hash }: Address): string => pathname + search + hash;

const withMark = (mark: '?' | '#', text = ''): string => {
  const bare = text.startsWith(mark) ? text.slice(1) : text;
  return bare === '' ? '' : mark + bare;
};

function partsOf(to: string): Partial<Address> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { pathname, search, hash };
}

/** The whole address of `to`, seen from `from`. */
export function resolve(to: To, from: Pick<Address, 'pathname'>): Address {
  const { pathname, search, hash } = typeof to === 'string' ? partsOf(to) : to;
  return { pathname: pathname || from.pathname, search: withMark('?', search), hash: withMark('#', hash) };
}

/** What stands in the address for the named parts of a pattern such as `/friends/:id`. */
export type Params = Readonly<Record<string, string | undefined>>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Compares a path with a pattern: `*` is any, `:name` any one part; letter case and a slash at the end do not count. */
export function matchPath(pattern: string, pathname: string): Params | null {
  if (pattern === '*') return {};
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '([^/]+)' : escaped(part)));
  const found = new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`, 'i').exec(pathname);
  if (!found) return null;
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name, place) => [name, decoded(found[place + 1] ?? '')]));
}
