import type { ReactNode } from 'react';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { AuthProvider, AuthUser } from './auth-provider.ts';

interface Session {
  auth: AuthProvider;
  /**
   * The user for whom the server rendered the document. The first render in the browser must use the same
   * user.
   */
  initialUser: AuthUser | null | undefined;
  watch: (onChange: () => void) => () => void;
  user: () => AuthUser | null | undefined;
}

const SessionContext = createContext<Session | undefined>(undefined);

function createSession(auth: AuthProvider, initialUser: AuthUser | null | undefined): Session {
  const listeners = new Set<() => void>();
  let user = initialUser;
  auth.onAuthStateChanged((next) => {
    user = next;
    for (const listener of listeners) listener();
  });
  return {
    auth,
    initialUser,
    user: () => user,
    watch: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

interface SessionProviderProps {
  auth: AuthProvider;
  /** The user for whom the server rendered the document. Undefined if the server did not know the user. */
  initialUser?: AuthUser | null | undefined;
  children: ReactNode;
}

export function SessionProvider({ auth, initialUser, children }: SessionProviderProps): ReactNode {
  const [session] = useState(() => createSession(auth, initialUser));
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No SessionProvider');
  return session;
}

export function useAuthProvider(): AuthProvider {
  return useSession().auth;
}

/**
 * Returns the signed-in user. Returns null for a visitor, and undefined until the identity provider has
 * determined the user.
 */
export function useAuthUser(): AuthUser | null | undefined {
  const { watch, user, initialUser } = useSession();
  return useSyncExternalStore(watch, user, () => initialUser);
}
