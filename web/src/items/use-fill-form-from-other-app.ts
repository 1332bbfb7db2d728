import { type ItemSharedByOtherApp, parseSharedItem } from '@wishwell/contract/shared-item.ts';
import { useEffect, useState } from 'react';
import { sendApiRequest } from '../api/client.ts';
import { deleteItemReceivedFromOtherApp, readItemReceivedFromOtherApp } from '../auth/shared-item.ts';
import { fillDraftFromPreview } from './fill-draft-from-preview.ts';
import type { ItemDraft } from './item-draft.ts';
import { readAndDeleteFileFromOtherApp } from './shared-file.ts';
import type { LinkPreviewLoader } from './use-link-preview.ts';

type UpdateDraftFunction = (update: (now: ItemDraft) => ItemDraft) => void;

const emptyToNull = (text: string): string | null => text || null;

const toPreviewFields = (item: ItemSharedByOtherApp) => ({
  name: emptyToNull(item.name),
  price: emptyToNull(item.price),
  currency: emptyToNull(item.currency),
  description: emptyToNull(item.description),
  imageUrl: null,
  shop: null,
});

/**
 * Makes the server copy the image of the shared item. Otherwise the browser of every user who sees the item
 * would request the image from the shop.
 */
function fillImage(fill: UpdateDraftFunction, { url, imageUrl }: ItemSharedByOtherApp): void {
  sendApiRequest('previewItem', { body: { url: imageUrl } }).then(
    ({ data: { fields } }) => {
      const found = fields.imageUrl;
      if (found === null) return;
      fill((now) => {
        const isFree = now.url === url && now.imageUrl === '' && !now.file;
        return isFree ? { ...now, imageUrl: found, filled: [...now.filled, 'imageUrl'] } : now;
      });
    },
    () => undefined,
  );
}

/**
 * Fills in the form for a new item once, with the item from a share sheet or the bookmarklet. The bookmarklet
 * sends the data of a shop page. For a share sheet, a link preview supplies the data.
 */
export function useFillFormFromOtherApp(
  preview: LinkPreviewLoader,
  fill: UpdateDraftFunction,
  isShared: boolean,
): void {
  const [fillFromSharedItem] = useState(() => () => {
    if (!isShared) return;
    const item = parseSharedItem(readItemReceivedFromOtherApp() ?? '');
    deleteItemReceivedFromOtherApp();
    if (!item) return;
    if (item.file === 'image')
      void readAndDeleteFileFromOtherApp().then((file) => file && fill((now) => ({ ...now, file })));
    if (item.source === 'app' && preview.request(item.url, true)) return;
    fill((now) => ({ ...fillDraftFromPreview(now, toPreviewFields(item)), url: item.url }));
    if (item.url !== '') preview.show(item.url);
    if (item.imageUrl !== '') fillImage(fill, item);
  });
  useEffect(fillFromSharedItem, [fillFromSharedItem]);
}
