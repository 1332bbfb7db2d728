import type { PreviewProblem } from '@wishwell/contract/previews.ts';

export interface ShopPageResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  html: string;
  title: string;
  /** Visible text of the page. */
  text: string;
  hasScripts: boolean;
  hasHeading: boolean;
}

/** Markup that occurs in CAPTCHA pages of Cloudflare, DataDome, HUMAN, Imperva, Amazon and AWS WAF. */
const captchaMarkupPattern =
  /_cf_chl_opt|cf-chl-|cf_chl_|challenge-form|captcha-delivery\.com|px-captcha|_pxCaptcha|_Incapsula_Resource|validateCaptcha|opfcaptcha|AwsWafIntegration|awswaf\.com\/[^"']*captcha|\/_sec\/cp_challenge|sec-if-cpt|kpsdk/i;
const captchaWidgetPattern =
  /g-recaptcha|h-captcha|cf-turnstile|hcaptcha\.com\/1\/api|recaptcha\/(?:api|enterprise)\.js|arkoselabs|geetest/i;
const captchaTitlePattern =
  /^(?:just a moment|attention required|robot check|are you (?:a )?(?:human|robot)|access to this page has been denied|pardon our interruption|security check|human verification|bot verification|verify(?:ing)? (?:that )?you are (?:a )?human|checking your browser|one more step|captcha|ddos-guard)/i;
const captchaTextPattern =
  /verify (?:that )?you(?:'|’)?(?: a)?re (?:a )?human|press (?:&|and) hold|are you a (?:human|robot)|not a robot|enter the characters you see|type the characters|checking (?:if the site connection is secure|your browser)|unusual traffic|bist du ein mensch|sind sie ein (?:mensch|roboter)|kein roboter|bestätigen sie, dass sie ein mensch/i;

const MAX_SHORT_TEXT_LENGTH = 2_000;

/** Returns whether the response is a CAPTCHA page instead of the requested page of the shop. */
export function isCaptchaPage({ status, headers, html, title, text }: ShopPageResponse): boolean {
  if (headers['cf-mitigated'] === 'challenge' || headers['x-amzn-waf-action'] !== undefined) return true;
  if (headers['x-datadome'] !== undefined && status === 403) return true;
  const isErrorStatus = status >= 400;
  const isShort = text.length < MAX_SHORT_TEXT_LENGTH;
  if (captchaTitlePattern.test(title) && isShort) return true;
  if (captchaMarkupPattern.test(html) && (isErrorStatus || isShort)) return true;
  return isShort && ((isErrorStatus && captchaWidgetPattern.test(html)) || captchaTextPattern.test(text));
}

const scriptRequiredTextPattern =
  /(?:enable|activate|turn on|requires?|needs?) java\s?script|java\s?script (?:is )?(?:required|disabled|aktivieren)|aktivieren sie (?:bitte )?java\s?script|activ\w+ java\s?script/i;

const MAX_APP_SHELL_TEXT_LENGTH = 200;

/** Returns whether the page needs scripts to show its content. */
const isRenderedByScripts = ({ hasScripts, hasHeading, text, html }: ShopPageResponse): boolean =>
  hasScripts &&
  !hasHeading &&
  (text.length < MAX_APP_SHELL_TEXT_LENGTH ||
    (text.length < MAX_SHORT_TEXT_LENGTH && scriptRequiredTextPattern.test(html)));

/**
 * Returns the preview's problem for an HTTP status that is not successful; undefined for a successful status.
 */
export function findHttpStatusProblem(status: number): PreviewProblem | undefined {
  if (status < 300) return undefined;
  if ([401, 402, 403, 405, 406, 407, 418, 429, 451, 503, 999].includes(status)) return 'refused';
  return 'unreachable';
}

/** Returns why no product was found on a page with a successful HTTP status. */
export function findPageProblem(response: ShopPageResponse): PreviewProblem {
  if (isCaptchaPage(response)) return 'captcha';
  return isRenderedByScripts(response) ? 'needs_browser' : 'not_a_product';
}
