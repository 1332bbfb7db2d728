import { useCallback, useEffect, useRef } from 'react';
import type { To } from '../router/address.ts';
import { parseId } from '../router/parse-id.ts';
import { useLocation, useNavigate } from '../router/router.tsx';
import { moveFreely } from './leave-guard.ts';

/** The dialog that the address names, such as `?edit=12`; Back closes it and a link opens it. */
export interface UrlDialog<Name extends string> {
  name: Name | undefined;
  /** The record it is about; undefined where it names none. */
  id: number | undefined;
  /** Stays the same function while the page does. */
  open: (name: Name, id?: number) => void;
  /** Shows another dialog in place of this one, so that Back leads to the page and not through both. */
  swap: (name: Name, id?: number) => void;
  close: () => void;
}

const openedHere = { dialogOpenedHere: true };

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialogOpenedHere' in state;

/** The address of a dialog of this page, for a link: `<Link {...dialogLink('item', 12)}>`. */
export function dialogLink(name: string, id?: number): { to: To; state: unknown } {
  return { to: { search: id === undefined ? `?${name}` : `?${name}=${id}` }, state: openedHere };
}

function withoutDialog(search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return params.toString();
}

function withDialog(search: string, names: readonly string[], wanted: string, id: number | undefined): string {
  const others = withoutDialog(search, names);
  const dialog = id === undefined ? wanted : `${wanted}=${id}`;
  return others === '' ? `?${dialog}` : `?${others}&${dialog}`;
}

/** The dialog of this page, one of `names`, that is open by the address. `names` must stay the same array. */
export function useUrlDialog<Name extends string>(names: readonly Name[]): UrlDialog<Name> {
  const location = useLocation();
  const { search, key } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const closed = useRef('');
  const params = new URLSearchParams(search);
  const name = names.find((one) => params.has(one));

  // What else the address names, such as a search, stays.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const open = useCallback(
    (wanted: Name, id?: number): void => {
      navigate({ search: withDialog(latest.current, names, wanted, id) }, { state: openedHere });
    },
    [navigate, names],
  );
  const swap = (wanted: Name, id?: number): void =>
    navigate({ search: withDialog(search, names, wanted, id) }, { state, replace: true });
  const close = (): void => {
    // Going back takes a moment: a second Escape in the meantime must not leave the page.
    if (closed.current === key) return;
    closed.current = key;
    if (wasOpenedHere(state)) moveFreely(() => navigate(-1));
    else navigate({ search: withoutDialog(search, names) }, { replace: true });
  };
  return { name, id: name && parseId(params.get(name)), open, swap, close };
}
