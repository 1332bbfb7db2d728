import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A link in a mail. The kind `reset` sets a new password, and `verify` confirms the e-mail address. */
interface MailLink {
  kind: 'reset' | 'verify';
  token: string;
}

function parseMailLink(hash: string): MailLink | undefined {
  const [, kind, token = ''] = /^#(reset|verify)=(.*)$/.exec(hash) ?? [];
  return kind === 'reset' || kind === 'verify' ? { kind, token } : undefined;
}

/**
 * Returns the kind and token of the mail link that the user opened, until the caller calls `leave`.
 * Immediately removes the secret token from the URL and from the browser history.
 */
export function useMailedLinkFromUrl(onLink: () => void): { link: MailLink | undefined; leave: () => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<MailLink>();
  const takeLink = useEffectEvent((found: MailLink | undefined) => {
    if (!found) return;
    setLink(found);
    void navigate({ hash: '' }, { replace: true });
    onLink();
  });
  // Reads the URL fragment only after the first render. The server does not know the fragment, and hydration
  // needs the same HTML as on the server.
  useLayoutEffect(() => takeLink(parseMailLink(hash)), [hash]);
  return { link, leave: () => setLink(undefined) };
}
