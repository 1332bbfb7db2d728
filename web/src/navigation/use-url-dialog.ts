import { useCallback, useEffect, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import { navigateWithoutLeaveGuard } from './leave-guard.ts';
import { parseRecordId } from './parse-record-id.ts';

/**
 * A dialog that is open while the URL contains its name, such as `?edit=12`. A link can open the dialog, and
 * Back closes it.
 */
export interface UrlDialog<Name extends string> {
  name: Name | undefined;
  /** The id of the record that the dialog shows, such as 12 in `?edit=12`. */
  id: number | undefined;
  /** Opens a dialog and adds a history entry. The function does not change between renders. */
  open: (name: Name, id?: number) => void;
  /** Replaces the open dialog by another dialog. Adds no history entry. */
  replace: (name: Name, id?: number) => void;
  close: () => void;
}

const openedInAppState = { dialogOpenedHere: true };

const wasOpenedInApp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialogOpenedHere' in state;

/**
 * Returns the props of a link that opens a dialog of the current page: `<Link {...getDialogLinkProps('item',
 * 12)}>`.
 */
export function getDialogLinkProps(name: string, id?: number): { to: To; state: unknown } {
  return { to: { search: id === undefined ? `?${name}` : `?${name}=${id}` }, state: openedInAppState };
}

function removeDialogParams(search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return params.toString();
}

function setDialogParam(search: string, names: readonly string[], nextName: string, id: number | undefined): string {
  const others = removeDialogParams(search, names);
  const dialog = id === undefined ? nextName : `${nextName}=${id}`;
  return others === '' ? `?${dialog}` : `?${others}&${dialog}`;
}

/**
 * Returns which of the dialogs in `names` is open, and functions that open and close dialogs. The array
 * `names` must not change between renders.
 */
export function useUrlDialog<Name extends string>(names: readonly Name[]): UrlDialog<Name> {
  const location = useLocation();
  const { search, key } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const closedKey = useRef('');
  const params = new URLSearchParams(search);
  const name = names.find((one) => params.has(one));

  // Stores the query string in a ref, so that the function `open` stays the same when the query string
  // changes.
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });
  const open = useCallback(
    (nextName: Name, id?: number): void => {
      void navigate({ search: setDialogParam(latestSearch.current, names, nextName, id) }, { state: openedInAppState });
    },
    [navigate, names],
  );
  const replace = (nextName: Name, id?: number): void => {
    void navigate({ search: setDialogParam(search, names, nextName, id) }, { state, replace: true });
  };
  const close = (): void => {
    // Ignores a second call of `close` while the browser goes back to the previous page. A second press of
    // Escape would go back again and leave the page.
    if (closedKey.current === key) return;
    closedKey.current = key;
    if (wasOpenedInApp(state)) navigateWithoutLeaveGuard(() => void navigate(-1));
    else void navigate({ search: removeDialogParams(search, names) }, { replace: true });
  };
  return { name, id: name && parseRecordId(params.get(name)), open, replace, close };
}
