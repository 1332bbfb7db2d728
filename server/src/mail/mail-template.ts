import type { Locale } from '@wishwell/text/messages.ts';
import type { Mail } from './mail.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** What a mail says: some sentences around one thing to press. */
export interface MailContent {
  locale: Locale;
  subject: string;
  greeting: string;
  before: readonly string[];
  button: { label: string; href: string };
  /** Stands above the address written out, for programs that do not show the button. */
  spelledOut: string;
  after: readonly string[];
  closing: string;
}

const sans = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/** The page of the mail. Mail programs know tables and inline styles, and little else; dark ones invert it themselves. */
function htmlOf({ locale, subject, greeting, before, button, spelledOut, after, closing }: MailContent): string {
  const href = escapeHtml(button.href);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:#fbf8f3;color:#2a2230;${sans};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #eae2d6;border-radius:20px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:22px;font-weight:600">Wishwell</p>
${paragraph(greeting)}
${before.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${href}" style="display:inline-block;background:#b3263e;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:12px">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 4px;font-size:14px;color:#675d6f">${escapeHtml(spelledOut)}</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${href}" style="color:#b3263e">${href}</a></p>
${after.map(paragraph).join('\n')}
<p style="margin:0">${escapeHtml(closing)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function textOf({ greeting, before, button, after, closing }: MailContent): string {
  return `${[greeting, ...before, `${button.label}:\n${button.href}`, ...after, closing].join('\n\n')}\n`;
}

/** Renders a mail as text and as HTML. */
export function renderMail(to: string, content: MailContent): Mail {
  return { to, subject: content.subject, text: textOf(content), html: htmlOf(content) };
}
