import type { ReactNode } from 'react';
import { Children, createContext, isValidElement, useContext } from 'react';
import type { Params } from './address.ts';
import { matchPath } from './address.ts';
import { ParamsContext, usePathname } from './router.tsx';

interface RouteProps {
  /** Absolute; without one, the element stands around the routes in it. */
  path?: string;
  element: ReactNode;
  children?: ReactNode;
}

/** What stands at a path; only inside `Routes`, which reads it. */
export function Route(_: RouteProps): ReactNode {
  return null;
}

interface Branch {
  path: string;
  /** From the outermost to the page. */
  elements: readonly ReactNode[];
}

const isRoute = (child: unknown): child is { props: RouteProps } => isValidElement(child) && child.type === Route;

function branchesIn(children: ReactNode, around: readonly ReactNode[] = []): Branch[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isRoute(child)) return [];
    const { path, element, children: inside } = child.props;
    const elements = [...around, element];
    return path === undefined ? branchesIn(inside, elements) : [{ path, elements }];
  });
}

function findBranch(branches: readonly Branch[], pathname: string): (Branch & { params: Params }) | undefined {
  for (const branch of branches.toSorted((a, b) => Number(a.path === '*') - Number(b.path === '*'))) {
    const params = matchPath(branch.path, pathname);
    if (params) return { ...branch, params };
  }
  return undefined;
}

const InsideContext = createContext<ReactNode>(null);

/** Shows the first of the routes in it whose path is the address; the one for `*` comes last. */
export function Routes({ children }: { children: ReactNode }): ReactNode {
  const pathname = usePathname();
  const branch = findBranch(branchesIn(children), pathname);
  const page = branch?.elements.reduceRight<ReactNode>(
    (inside, element) => <InsideContext value={inside}>{element}</InsideContext>,
    null,
  );
  return <ParamsContext value={branch?.params ?? {}}>{page}</ParamsContext>;
}

/** The place, inside a route that stands around others, where the one that matched appears. */
export function Outlet(): ReactNode {
  return useContext(InsideContext);
}
