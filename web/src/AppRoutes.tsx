import type { ReactNode } from 'react';
import { useDeferredValue, useMemo } from 'react';
import { type Location, Route, Routes, useLocation, useNavigationType, NavigationType } from 'react-router';
import { SignInGuard } from './auth/SignInGuard.tsx';
import { useText } from './i18n/use-text.ts';
import {
  type AppRoute,
  findRoute,
  guardedRoutes,
  routesWithoutSignIn,
  rarelyOpenedRoutes,
  secretLinkRoutes,
} from './routes.ts';
import { PageLayout } from './shell/PageLayout.tsx';
import { SignedInLayout } from './shell/signed-in-layout-parts.ts';

const toRoute = ({ path, page: Page }: AppRoute): ReactNode => <Route key={path} path={path} element={<Page />} />;

const routeElements = (
  <>
    {routesWithoutSignIn.map(toRoute)}
    {secretLinkRoutes.map(toRoute)}
    <Route element={<SignInGuard />}>
      <Route element={<SignedInLayout />}>{[...rarelyOpenedRoutes, ...guardedRoutes].map(toRoute)}</Route>
    </Route>
  </>
);

/**
 * Returns the location to render: the previous location while the code of the next page loads. A change of
 * only the query string applies at once, because it opens a dialog of the same page.
 */
function useRenderedLocation(): { location: Location; pathname: string; isReturn: boolean } {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const current = useMemo(() => ({ location, pathname: location.pathname, isReturn }), [location, isReturn]);
  const deferred = useDeferredValue(current);
  return deferred.pathname === current.pathname ? current : deferred;
}

export function AppRoutes(): ReactNode {
  const t = useText();
  const { pathname, isReturn, location } = useRenderedLocation();
  const title = findRoute(pathname)?.title ?? 'page.notFound';
  return (
    <PageLayout title={t(title)} pathname={pathname} isReturn={isReturn}>
      <Routes location={location}>{routeElements}</Routes>
    </PageLayout>
  );
}
