import type { IdentityLibrary, IdentityLibraryDependencies } from './library.ts';

export type LoadIdentityLibrary = () => Promise<IdentityLibrary>;

/**
 * Returns a function that loads and creates the identity library at its first call. This is the first
 * sign-in, sign-up or token request. The library has more than 500 modules. If the server loaded them at its
 * start, they would take a fifth of the CPU time of the start.
 */
export function createIdentityLibraryLoader(parts: IdentityLibraryDependencies): LoadIdentityLibrary {
  let library: Promise<IdentityLibrary> | undefined;
  return () =>
    (library ??= import('./library.ts').then(({ createIdentityLibrary: createLibrary }) => createLibrary(parts)));
}
