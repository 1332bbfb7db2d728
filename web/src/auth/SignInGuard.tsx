import { type ReactNode, useSyncExternalStore } from 'react';
import { Redirect } from '../router/Link.tsx';
import { Outlet } from '../router/Routes.tsx';
import { useHistory } from '../router/router.tsx';
import { paths } from '../paths.ts';
import { useAuthUser } from './session-context.tsx';

/** Leads who is not signed in to /about (docs/specification.md §2). */
export function SignInGuard(): ReactNode {
  const user = useAuthUser();
  const { now, watch } = useHistory();
  const readPath = (): string => now().location.pathname;
  const path = useSyncExternalStore(watch, readPath, readPath);
  if (user) return <Outlet />;
  // Log Out has already changed the URL; the page follows as soon as its code is there.
  if (path === paths.login) return null;
  return <Redirect to={paths.about} />;
}
