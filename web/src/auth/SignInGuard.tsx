import type { ReactNode } from 'react';
import { Redirect } from '../router/Link.tsx';
import { Outlet } from '../router/Routes.tsx';
import { paths } from '../paths.ts';
import { useAuthUser } from './session-context.tsx';

/** Leads who is not signed in to /about (docs/specification.md §2). */
export function SignInGuard(): ReactNode {
  if (useAuthUser()) return <Outlet />;
  // Log Out has already changed the address; the page follows as soon as its code is there.
  if (window.location.pathname === paths.login) return null;
  return <Redirect to={paths.about} />;
}
