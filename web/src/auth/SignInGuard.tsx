import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { storeRequestedPage } from './requested-page.ts';
import { useAuthUser } from './session-context.tsx';

/** Redirects to /about if no user is signed in (docs/specification.md §2). */
export function SignInGuard(): ReactNode {
  const user = useAuthUser();
  // `useLocation` renders the guard again after every navigation, so that it reads the current
  // `window.location`.
  const { pathname, search } = useLocation();
  const isVisitor = user === null;
  useEffect(() => {
    if (isVisitor) storeRequestedPage(pathname, search);
  }, [isVisitor, pathname, search]);
  if (user) return <Outlet />;
  // Does not redirect after Log Out. The URL is then already /login, but React still renders this guard until
  // the code of the login page has loaded.
  if (window.location.pathname === paths.login) return null;
  return <Navigate to={paths.about} replace />;
}
