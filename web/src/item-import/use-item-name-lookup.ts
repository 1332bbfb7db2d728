import { isHttpUrl } from '@wishwell/contract/fields.ts';
import type { Preview } from '@wishwell/contract/previews.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, getErrorMessage, sendApiRequest } from '../api/client.ts';
import type { ImportRow } from './import-row.ts';

export type LinkPreviewFields = CamelCaseKeys<Preview>['fields'];

/**
 * Maximum number of simultaneous link previews of an import. The server allows each user four; the fourth
 * remains free for an item form.
 */
const maxParallelPreviews = 3;

interface LookupProgress {
  done: number;
  found: number;
  total: number;
  isRunning: boolean;
  /**
   * The reason why the lookup of names stopped early. Empty if the server gave no reason; undefined if the
   * lookup did not stop early.
   */
  stopped?: string | undefined;
}

interface ItemNameLookup {
  lookup: LookupProgress | undefined;
  /**
   * Looks up the item names for the rows that have only a link. First cancels any lookup that is still
   * running.
   */
  start: (rows: readonly ImportRow[]) => void;
  stop: () => void;
}

/**
 * Requests the previews of links and passes the fields of each preview to `onFound`. If a request fails, does
 * not change its row.
 */
export function useItemNameLookup(onFound: (id: number, fields: LinkPreviewFields) => void): ItemNameLookup {
  const [lookup, setLookup] = useState<LookupProgress>();
  const running = useRef<AbortController>(undefined);
  const latestCallback = useRef(onFound);
  useEffect(() => {
    latestCallback.current = onFound;
  });
  const update = useCallback((change: (now: LookupProgress) => Partial<LookupProgress>) => {
    setLookup((now) => now && { ...now, ...change(now) });
  }, []);
  const stop = useCallback((): void => {
    running.current?.abort();
    update(() => ({ isRunning: false }));
  }, [update]);
  const start = useCallback(
    (rows: readonly ImportRow[]): void => {
      running.current?.abort();
      const queue = rows.filter(({ hasHostName, url }) => hasHostName && isHttpUrl(url));
      if (queue.length === 0) return setLookup(undefined);
      const { signal } = (running.current = new AbortController());
      setLookup({ done: 0, found: 0, total: queue.length, isRunning: true });
      const processQueue = async (): Promise<void> => {
        for (let row = queue.shift(); row; row = queue.shift()) {
          const isFound = await requestPreview(row, signal).catch((error: unknown) => {
            if (signal.aborted || !(error instanceof ApiError && error.status === 429)) return false;
            // Stops the lookup at the hourly limit of link previews. The server would refuse the other
            // requests too.
            queue.length = 0;
            update(() => ({ stopped: getErrorMessage(error, '') }));
            return false;
          });
          if (signal.aborted) return;
          update(({ done, found }) => ({ done: done + 1, found: isFound ? found + 1 : found }));
        }
      };
      const requestPreview = async ({ id, url }: ImportRow, aborted: AbortSignal): Promise<boolean> => {
        const { fields } = (await sendApiRequest('previewItem', { body: { url }, signal: aborted })).data;
        if (!aborted.aborted) latestCallback.current(id, fields);
        return fields.name !== null;
      };
      void Promise.all(Array.from({ length: maxParallelPreviews }, processQueue)).then(() => {
        if (!signal.aborted) update(() => ({ isRunning: false }));
      });
    },
    [update],
  );
  useEffect(() => () => running.current?.abort(), []);
  return { lookup, start, stop };
}
