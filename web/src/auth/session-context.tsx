import type { ReactNode } from 'react';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { AuthProvider, AuthUser } from './auth-provider.ts';

interface Session {
  auth: AuthProvider;
  /** Who the document was rendered for: the first render in the browser must be the same. */
  initialUser: AuthUser | null | undefined;
  watch: (onChange: () => void) => () => void;
  user: () => AuthUser | null | undefined;
}

const SessionContext = createContext<Session | undefined>(undefined);

function sessionOf(auth: AuthProvider, initialUser: AuthUser | null | undefined): Session {
  const changes = new Set<() => void>();
  let user = initialUser;
  auth.onAuthStateChanged((next) => {
    user = next;
    for (const changed of changes) changed();
  });
  return {
    auth,
    initialUser,
    user: () => user,
    watch: (onChange) => {
      changes.add(onChange);
      return () => changes.delete(onChange);
    },
  };
}

interface SessionProviderProps {
  auth: AuthProvider;
  /** Undefined where that was not known when the document was made. */
  initialUser?: AuthUser | null | undefined;
  children: ReactNode;
}

/** Tells the pages below it who is signed in. */
export function SessionProvider({ auth, initialUser, children }: SessionProviderProps): ReactNode {
  const [session] = useState(() => sessionOf(auth, initialUser));
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The session is used outside its SessionProvider');
  return session;
}

/** The identity provider, for the pages that sign in and out. */
export function useAuth(): AuthProvider {
  return useSession().auth;
}

/** Who is signed in; undefined while it is not known. */
export function useAuthUser(): AuthUser | null | undefined {
  const { watch, user, initialUser } = useSession();
  return useSyncExternalStore(watch, user, () => initialUser);
}
