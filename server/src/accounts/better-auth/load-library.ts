import type { IdentityLibrary, IdentityLibraryDependencies } from './library.ts';

export type LoadIdentityLibrary = () => Promise<IdentityLibrary>;

/**
 * Returns a function that loads and creates the identity library at its first call. The first sign-in,
 * sign-up or token request makes this call. Loading the more than 500 modules takes a fifth of the CPU time
 * of a start.
 */
export function createIdentityLibraryLoader(parts: IdentityLibraryDependencies): LoadIdentityLibrary {
  let library: Promise<IdentityLibrary> | undefined;
  return () =>
    (library ??= import('./library.ts').then(({ createIdentityLibrary: createLibrary }) => createLibrary(parts)));
}
