import type { Context, ReactNode } from 'react';
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Params, To } from './address.ts';
import { resolve } from './address.ts';
import type { Location, NavigationType, HistoryEntry, RouterHistory } from './history.ts';

const HistoryContext = createContext<RouterHistory | undefined>(undefined);
const EntryContext = createContext<HistoryEntry | undefined>(undefined);
// Beside the place, because a dialog that opens changes the address, and a page may have a thousand links.
const PathnameContext = createContext<string | undefined>(undefined);

/** Of the route that matched; `Routes` tells it. */
export const ParamsContext = createContext<Params>({});

// At build there is no layout to be in time for.
const useSubscription = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * Tells the pages below it where one is. Where a page's code is still to come, the one before it stays meanwhile. What changes
 * on the page that is shown, such as a dialog, is drawn with the press: in a transition it would come some frames later.
 */
export function Router({ history, children }: { history: RouterHistory; children: ReactNode }): ReactNode {
  const [place, setPlace] = useState(history.now);
  const shown = useRef(place);
  useSubscription(() => {
    shown.current = place;
  }, [place]);
  useSubscription(() => {
    const follow = (): void => {
      const now = history.now();
      if (now.location.pathname === shown.current.location.pathname) setPlace(now);
      else startTransition(() => setPlace(now));
    };
    follow();
    return history.watch(follow);
  }, [history]);
  return (
    <HistoryContext value={history}>
      <EntryContext value={place}>
        <PathnameContext value={place.location.pathname}>{children}</PathnameContext>
      </EntryContext>
    </HistoryContext>
  );
}

function useRouter<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (value === undefined) throw new Error('The router is used outside of Router');
  return value;
}

/** The address of now, for what happens later than this rendering. Stays the same while one goes about. */
export const useHistory = (): RouterHistory => useRouter(HistoryContext);

/** Where one is. */
export const useLocation = (): Location => useRouter(EntryContext).location;

/** The path alone: for what need not be drawn anew because of a dialog in the address. */
export const usePathname = (): string => useRouter(PathnameContext);

/** How one came here. */
export const useNavigationType = (): NavigationType => useRouter(EntryContext).type;

/** What stands in the address for the named parts of the route's path. */
export const useParams = (): Params => useContext(ParamsContext);

interface Move {
  /** In place of the present entry of the history. */
  replace?: boolean | undefined;
  /** Kept with the entry. */
  state?: unknown;
}

/** Goes to an address, or so many steps through the history. */
export type Navigate = (to: To | number, move?: Move) => void;

/** How to go elsewhere; the function stays the same. */
export function useNavigate(): Navigate {
  const history = useHistory();
  return useCallback(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') history.go(to);
      else history.move(resolve(to, history.now().location), { replace, state });
    },
    [history],
  );
}
