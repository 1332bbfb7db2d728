import type { RequestListener, ServerResponse } from 'node:http';
import { afterAll, onTestFinished } from 'vitest';
import type { ImageService } from '../src/images/images.ts';
import type { ResolveHost } from '../src/previews/fetch/check-link-target.ts';
import { createLinkPreviewService, type PreviewResult } from '../src/previews/previews.ts';
import { startShopForTest } from './shop-server.ts';

export type PreviewFunction = (url: string) => Promise<PreviewResult['reading']>;

interface PreviewerSettings {
  allowedHosts?: ReadonlySet<string>;
  resolve?: ResolveHost;
  isOn?: boolean;
  proxy?: URL;
}

function createPreviewer(
  { allowedHosts = new Set(), resolve, isOn = true, proxy }: PreviewerSettings,
  timeoutMs = 8_000,
) {
  const config = { linkPreviews: { isOn, allowedHosts, proxy }, publicUrl: undefined };
  const images: Pick<ImageService, 'prepare' | 'save' | 'discard'> = {
    prepare: () => {},
    save: async () => 'key',
    discard: async () => {},
  };
  const previews = createLinkPreviewService({ config, images, timeoutMs, ...(resolve ? { resolve } : {}) });
  const preview: PreviewFunction = async (url) => {
    const { reading } = await previews.preview(new URL(url), 1);
    return reading;
  };
  return { preview, close: previews.close };
}

// Hosts from which link previews are allowed to request pages. Each test adds the host of its test shop. All
// tests share the set, because they share the thread that reads the pages.
export const allowedHosts = new Set<string>();
export const defaultTimeoutPreviewer = createPreviewer({ allowedHosts });
export const shortTimeoutPreviewer = createPreviewer({ allowedHosts }, 1_000);
afterAll(() => Promise.all([defaultTimeoutPreviewer.close(), shortTimeoutPreviewer.close()]));

export function createPreviewForTest(setting: PreviewerSettings, timeoutMs?: number): PreviewFunction {
  const { preview, close } = createPreviewer(setting, timeoutMs);
  onTestFinished(() => close());
  return preview;
}

export const sendHtml = (response: ServerResponse, html: string | Buffer, headers: Record<string, string> = {}): void =>
  void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html);

export async function previewShopPage(
  respond: RequestListener,
  { path = '/', preview = defaultTimeoutPreviewer.preview } = {},
): Promise<PreviewResult['reading']> {
  const shop = await startShopForTest(respond);
  allowedHosts.add(shop.allow);
  return preview(shop.origin + path);
}

export const getPreviewProblem = async (...parts: Parameters<typeof previewShopPage>) =>
  (await previewShopPage(...parts)).problem;

export const mugPageHtml = '<h1>Mug</h1><p class="price">$12</p>';
