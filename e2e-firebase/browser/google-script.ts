import type { Page } from '@playwright/test';

/**
 * Replaces https://apis.google.com/js/api.js, which only Google serves. The replacement connects Firebase's
 * SDK with the hidden iframe of the emulator. So the tests cover the SDK, the emulator's pages and Wishwell's
 * content security policy, but not Google's script.
 */
const googleScript = `{
const handlers = {};
const waiting = new Map();
let serial = 0;
const talkTo = (other) => {
  addEventListener('message', async ({ source, data }) => {
    if (source !== other() || !data?.stub) return;
    if (data.answers) {
      // Ignores errors that callbacks of the SDK throw, as Google's script does.
      try { waiting.get(data.answers)?.([data.result]); } catch {}
    } else {
      const result = await handlers[data.name]?.(data.message);
      source.postMessage({ stub: true, answers: data.id, result }, '*');
    }
  });
  return {
    register: (name, handler) => { handlers[name] = handler; },
    send: (name, message, callback) => {
      const id = String(++serial);
      waiting.set(id, callback);
      other().postMessage({ stub: true, id, name, message }, '*');
    },
    restyle: async () => {},
  };
};
const open = ({ where, url, attributes }, ready) => {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, attributes.style);
  frame.setAttribute('aria-hidden', 'true');
  frame.src = url;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  where.append(frame);
  return ready({ ...talkTo(() => frame.contentWindow), ping: () => loaded });
};
window.gapi = {
  load: (_name, { callback }) => callback(),
  iframes: {
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    Iframe: Object,
    getContext: () => ({ open, getParentIframe: () => talkTo(() => parent) }),
  },
};
window[new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload']?.();
}`;

/** Serves the replacement of Google's script to a browser, and blocks all other https requests. */
export async function replaceGoogleScript(page: Page): Promise<void> {
  await page.context().route(/^https:/, (route) => {
    const isScript = route.request().url().startsWith('https://apis.google.com/js/api.js');
    return isScript ? route.fulfill({ contentType: 'text/javascript', body: googleScript }) : route.abort();
  });
}
