import type { ReactNode } from 'react';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { AuthProvider, AuthUser } from './auth-provider.ts';

interface Session {
  auth: AuthProvider;
  watch: (onChange: () => void) => () => void;
  user: () => AuthUser | null | undefined;
}

const SessionContext = createContext<Session | undefined>(undefined);

function sessionOf(auth: AuthProvider): Session {
  const changes = new Set<() => void>();
  let user: AuthUser | null | undefined;
  auth.onAuthStateChanged((next) => {
    user = next;
    for (const changed of changes) changed();
  });
  return {
    auth,
    user: () => user,
    watch: (onChange) => {
      changes.add(onChange);
      return () => changes.delete(onChange);
    },
  };
}

/** Tells the pages below it who is signed in. */
export function SessionProvider({ auth, children }: { auth: AuthProvider; children: ReactNode }): ReactNode {
  const [session] = useState(() => sessionOf(auth));
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

/** The first render, here as at build. */
const notKnown = (): undefined => undefined;

/** Who is signed in; undefined while it is not known. */
export function useAuthUser(): AuthUser | null | undefined {
  const { watch, user } = useSession();
  return useSyncExternalStore(watch, user, notKnown);
}
