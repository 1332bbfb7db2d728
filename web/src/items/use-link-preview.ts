import { useEffect, useRef, useState } from 'react';
import { getErrorMessage, sendApiRequest } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { fillDraftFromPreview, parseWebUrl } from './fill-draft-from-preview.ts';
import type { ItemDraft } from './item-draft.ts';

/** The state of the link preview of `url`, which may differ from the link that the field contains by now. */
type PreviewState = { url: string } & (
  | { is: 'running' }
  /** `message` tells the user why the preview is incomplete or failed. Null if there is no such reason. */
  | { is: 'done'; shop: string | null; message: string | null }
);

export interface LinkPreviewLoader {
  state: PreviewState | undefined;
  /**
   * Requests the preview of a link. Returns false if the text is not a link. Also returns false if the link
   * equals the last requested link, unless `again` is true.
   */
  request: (text: string, again?: boolean) => boolean;
  /**
   * Marks the preview of `url` as complete without a request, because the bookmarklet has already read the
   * shop page.
   */
  show: (url: string) => void;
  /** Cancels a running preview request, or hides the result of a completed request. */
  stop: () => void;
}

/**
 * Requests the previews of links and fills in the draft of an item. `url` is the link that the form currently
 * contains. The preview of `startLink` is requested when the form opens.
 */
export function useLinkPreview(
  url: string,
  fill: (update: (now: ItemDraft) => ItemDraft) => void,
  startLink = '',
): LinkPreviewLoader {
  const t = useText();
  const [state, setState] = useState<PreviewState>();
  const running = useRef<AbortController>(undefined);
  const lastUrl = useRef(url);
  const stop = (): void => {
    running.current?.abort();
    setState(undefined);
  };
  const request = (text: string, again = false): boolean => {
    const link = parseWebUrl(text);
    if (link === undefined || (link === lastUrl.current && !again)) return false;
    lastUrl.current = link;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    fill((now) => ({ ...now, url: link }));
    setState({ url: link, is: 'running' });
    sendApiRequest('previewItem', { body: { url: link }, signal }).then(
      ({ data: { fields, message } }) => {
        if (signal.aborted) return;
        // Ignores the preview if the user has changed the link since the request.
        fill((now) => (now.url === link ? fillDraftFromPreview(now, fields) : now));
        setState({ url: link, is: 'done', shop: fields.shop, message });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setState({ url: link, is: 'done', shop: null, message: getErrorMessage(error, t('autofill.failed')) });
      },
    );
    return true;
  };
  const show = (found: string): void => {
    lastUrl.current = found;
    setState({ url: found, is: 'done', shop: null, message: null });
  };
  const [requestStartLink] = useState(() => () => void request(startLink, true));
  useEffect(() => {
    requestStartLink();
    return () => running.current?.abort();
  }, [requestStartLink]);
  return { state: state?.url === url ? state : undefined, request, show, stop };
}
