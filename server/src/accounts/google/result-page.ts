import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Locale } from '@wishwell/text/messages.ts';
import { translator } from '@wishwell/text/translate.ts';
import { escapeHtml } from '../../http/escape-html.ts';

/** What the window tells the page that opened it. No token is in it: the session lies in its cookie. */
export type Result =
  | { flow: string; ok: true; isNewUser: boolean }
  | { flow: string; ok: false; code: string; message: string };

const channel = 'wishwell.google';

const script = `
const result = { type: '${channel}', ...JSON.parse(document.body.dataset.result) };
new BroadcastChannel('${channel}').postMessage(result);
opener?.postMessage(result, location.origin);
close();
`;

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100dvh; box-sizing: border-box; display: grid; place-content: center; padding: 24px;
  text-align: center; text-wrap: balance; background: light-dark(#fbf8f3, #191420); color: light-dark(#2a2230, #f5efe8) }
main { max-width: 40ch }
h1 { font: 600 24px/1.2 Georgia, serif }
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Ends a sign-in window: tells the page that opened it how it went, says so in words, and closes. */
export function sendResult(reply: FastifyReply, locale: Locale, result: Result): FastifyReply {
  const translate = translator(locale);
  const sentence = result.ok ? translate('google.working') : result.message;
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Wishwell</title>
<style>${style}</style>
</head>
<body data-result="${escapeHtml(JSON.stringify(result))}">
<main>
<h1>Wishwell</h1>
<p>${escapeHtml(sentence)}</p>
<p>${escapeHtml(translate('google.closeWindow'))}</p>
</main>
<script>${script}</script>
</body>
</html>
`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', locale)
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .send(html);
}
