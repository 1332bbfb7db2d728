import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useEffect } from 'react';
import type { To } from './address.ts';
import { hrefOf, resolve } from './address.ts';
import { useNavigate, usePathname, useHistory } from './router.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Kept with the entry of the history. */
  state?: unknown;
}

/** A new tab, a new window or a download is the browser's business. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** A link within the app. One to where one is already adds nothing to the history. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps): ReactNode {
  const history = useHistory();
  const navigate = useNavigate();
  const href = hrefOf(resolve(to, { pathname: usePathname() }));
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || !isPlain(event)) return;
    event.preventDefault();
    navigate(to, { replace: href === hrefOf(history.now().location), state });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Leads elsewhere as soon as it is shown. */
export function Redirect({ to }: { to: To }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
