import type { ReactNode } from 'react';
import { createContext, startTransition, useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { Params, To } from './address.ts';
import { resolve } from './address.ts';
import type { Location, NavigationType, Place, Places } from './places.ts';

interface Here {
  places: Places;
  place: Place;
}

const HereContext = createContext<Here | undefined>(undefined);

/** Of the route that matched; `Routes` tells it. */
export const ParamsContext = createContext<Params>({});

// At build there is no layout to be in time for.
const useSubscription = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** Tells the pages below it where one is. Where a page's code is still to come, the one before it stays meanwhile. */
export function Router({ places, children }: { places: Places; children: ReactNode }): ReactNode {
  const [place, setPlace] = useState(places.now);
  useSubscription(() => {
    const follow = (): void => startTransition(() => setPlace(places.now()));
    follow();
    return places.watch(follow);
  }, [places]);
  return <HereContext value={{ places, place }}>{children}</HereContext>;
}

function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('The router is used outside of Router');
  return here;
}

/** Where one is. */
export const useLocation = (): Location => useHere().place.location;

/** How one came here. */
export const useNavigationType = (): NavigationType => useHere().place.type;

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
  const { places } = useHere();
  return useCallback(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') places.go(to);
      else places.move(resolve(to, places.now().location), { replace, state });
    },
    [places],
  );
}
