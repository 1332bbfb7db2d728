import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type GiftFilter, parseGiftFilter, addGiftFilterToQueryString } from './group-gifts-by-recipient.ts';

/** Returns the gift filter in the URL, and a function that changes fields of the filter. */
export function useGiftFilter(): { filter: GiftFilter; change: (changed: Partial<GiftFilter>) => void } {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const filter = useMemo(() => parseGiftFilter(search), [search]);
  // The newest query string, even if no render has used it yet. A second change before the next render
  // therefore keeps the first.
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  }, [search]);
  const change = (changed: Partial<GiftFilter>): void => {
    const latest = latestSearch.current;
    latestSearch.current = addGiftFilterToQueryString(latest, { ...parseGiftFilter(latest), ...changed });
    void navigate({ search: latestSearch.current }, { replace: true, state });
  };
  return { filter, change };
}
