import type { Locale } from '@wishwell/text/messages.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Mail } from './mail.ts';

export interface MailContent {
  locale: Locale;
  subject: string;
  greeting: string;
  paragraphsBefore: readonly string[];
  button: { label: string; href: string };
  /**
   * Text that precedes the URL of the button. The mail also contains this URL as text, because some mail
   * programs do not display the button.
   */
  urlIntroduction: string;
  paragraphsAfter: readonly string[];
  closing: string;
}

const sansSerifFont = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const renderParagraphHtml = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/**
 * Returns the mail's HTML. Uses only tables and inline styles, because mail programs support little more.
 * Defines no dark colours, because mail programs invert the colours themselves in dark mode.
 */
function renderHtml({
  locale,
  subject,
  greeting,
  paragraphsBefore,
  button,
  urlIntroduction,
  paragraphsAfter,
  closing,
}: MailContent): string {
  const href = escapeHtml(button.href);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:#fbf8f3;color:#2a2230;${sansSerifFont};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #eae2d6;border-radius:20px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:22px;font-weight:600">Wishwell</p>
${renderParagraphHtml(greeting)}
${paragraphsBefore.map(renderParagraphHtml).join('\n')}
<p style="margin:24px 0"><a href="${href}" style="display:inline-block;background:#b3263e;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:12px">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 4px;font-size:14px;color:#675d6f">${escapeHtml(urlIntroduction)}</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${href}" style="color:#b3263e">${href}</a></p>
${paragraphsAfter.map(renderParagraphHtml).join('\n')}
<p style="margin:0">${escapeHtml(closing)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function renderText({ greeting, paragraphsBefore, button, paragraphsAfter, closing }: MailContent): string {
  return `${[greeting, ...paragraphsBefore, `${button.label}:\n${button.href}`, ...paragraphsAfter, closing].join('\n\n')}\n`;
}

export function renderMail(to: string, content: MailContent): Mail {
  return { to, subject: content.subject, text: renderText(content), html: renderHtml(content) };
}
