import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../text/text.ts';
import type { LinkFailure } from './link-failures.ts';
import { linkFailureOf } from './link-failures.ts';
import { useAuth } from './session.tsx';

export interface Confirmation {
  /** Undefined while there is no link. */
  progress: 'working' | 'done' | LinkFailure | undefined;
  retry: () => void;
}

/** Confirms the address by the token of a link, by itself and once. */
export function useConfirmation(token: string | undefined): Confirmation {
  const t = useText();
  const { mailLinks } = useAuth();
  const [progress, setProgress] = useState<Confirmation['progress']>();
  const asked = useRef<string>(undefined);

  const confirm = async (wanted: string | undefined): Promise<void> => {
    asked.current = wanted;
    if (wanted === undefined || !mailLinks) return;
    const tell = (next: Confirmation['progress']): void => {
      if (asked.current === wanted) setProgress(next);
    };
    tell('working');
    try {
      await mailLinks.confirmEmail(wanted);
      tell('done');
    } catch (error) {
      tell(linkFailureOf(error, t, 'login.confirmFailed'));
    }
  };

  const begin = useEffectEvent((wanted: string | undefined) => {
    if (asked.current !== wanted) void confirm(wanted);
  });
  useEffect(() => begin(token), [token]);

  return { progress: token === undefined ? undefined : progress, retry: () => void confirm(token) };
}
