import type { IdentityLibrary, IdentityLibraryDependencies } from './library.ts';

export type LoadIdentityLibrary = () => Promise<IdentityLibrary>;

/**
 * Returns a function that loads and creates the identity library at its first call: the first sign-in,
 * sign-up or token request. Loading its more than 500 modules would add a fifth of the CPU time of a server
 * start.
 */
export function createIdentityLibraryLoader(parts: IdentityLibraryDependencies): LoadIdentityLibrary {
  let library: Promise<IdentityLibrary> | undefined;
  return () =>
    (library ??= import('./library.ts').then(({ createIdentityLibrary: createLibrary }) => createLibrary(parts)));
}
