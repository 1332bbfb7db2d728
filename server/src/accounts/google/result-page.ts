import { createHash } from 'node:crypto';
import type { Locale } from '@wishwell/text/messages.ts';
import { getTranslator } from '@wishwell/text/translate.ts';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../http/escape-html.ts';

/**
 * Result of a sign-in, sent to the page that opened the sign-in window. It contains no token, because the
 * session is in a cookie.
 */
export type SignInResult =
  | { flow: string; ok: true; isNewUser: boolean }
  | { flow: string; ok: false; code: string; message: string };

const resultMessageType = 'wishwell.google';

const resultPageScript = `
const result = { type: '${resultMessageType}', ...JSON.parse(document.body.dataset.result) };
new BroadcastChannel('${resultMessageType}').postMessage(result);
opener?.postMessage(result, location.origin);
close();
`;

const resultPageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100dvh; box-sizing: border-box; display: grid; place-content: center; padding: 24px;
  text-align: center; text-wrap: balance; background: light-dark(#fbf8f3, #191420); color: light-dark(#2a2230, #f5efe8) }
main { max-width: 40ch }
h1 { font: 600 24px/1.2 Georgia, serif }
`;

const createCspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const resultPageSecurityPolicy = [
  "default-src 'none'",
  `script-src ${createCspHash(resultPageScript)}`,
  `style-src ${createCspHash(resultPageStyle)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * Sends the last page of a sign-in window. The page displays the result, sends it to the page that opened the
 * window, and closes the window.
 */
export function sendSignInResultPage(reply: FastifyReply, locale: Locale, result: SignInResult): FastifyReply {
  const translate = getTranslator(locale);
  const text = result.ok ? translate('google.working') : result.message;
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Wishwell</title>
<style>${resultPageStyle}</style>
</head>
<body data-result="${escapeHtml(JSON.stringify(result))}">
<main>
<h1>Wishwell</h1>
<p>${escapeHtml(text)}</p>
<p>${escapeHtml(translate('google.closeWindow'))}</p>
</main>
<script>${resultPageScript}</script>
</body>
</html>
`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', locale)
    .header('content-security-policy', resultPageSecurityPolicy)
    .header('referrer-policy', 'no-referrer')
    .send(html);
}
