import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from '../router/router.tsx';

/** The link of a mail that led here: to choose a new password, or to confirm one's address. */
export interface MailLink {
  kind: 'reset' | 'verify';
  token: string;
}

function linkIn(hash: string): MailLink | undefined {
  const [, kind, token = ''] = /^#(reset|verify)=(.*)$/.exec(hash) ?? [];
  return kind === 'reset' || kind === 'verify' ? { kind, token } : undefined;
}

/**
 * The link in the address, until one leaves it. It is taken out of the address and the history as soon as it has been
 * read: whoever has it can use it.
 */
export function useMailLink(onArrive: () => void): { link: MailLink | undefined; leave: () => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<MailLink>();
  const arrived = linkIn(hash);
  if (arrived && (arrived.kind !== link?.kind || arrived.token !== link.token)) setLink(arrived);
  const take = useEffectEvent((taken: MailLink | undefined) => {
    if (!taken) return;
    navigate({ hash: '' }, { replace: true });
    onArrive();
  });
  useEffect(() => take(linkIn(hash)), [hash]);
  return { link, leave: () => setLink(undefined) };
}
