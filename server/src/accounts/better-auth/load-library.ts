import type { IdentityLibrary, IdentityLibraryDependencies } from './library.ts';

export type LoadIdentityLibrary = () => Promise<IdentityLibrary>;

/**
 * Returns a function that loads and creates Better Auth at its first call, made by the first sign-in, sign-up
 * or token request. To load Better Auth's 500 modules at the start of the server would take a fifth of the
 * CPU time of the start.
 */
export function createIdentityLibraryLoader(parts: IdentityLibraryDependencies): LoadIdentityLibrary {
  let library: Promise<IdentityLibrary> | undefined;
  return () =>
    (library ??= import('./library.ts').then(({ createIdentityLibrary: createLibrary }) => createLibrary(parts)));
}
