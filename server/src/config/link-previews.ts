import * as v from 'valibot';
import { createChoiceSchema, isHostNameOrAddress, isHttpUrl } from './values.ts';

/** Settings of the HTTP requests with which link previews load shop pages. */
export interface LinkPreviewSettings {
  isOn: boolean;
  /** Hosts, as `host:port`, that link previews may request although their IP addresses are not public. */
  allowedHosts: ReadonlySet<string>;
  /** HTTP proxy for the requests to shops. If undefined, the server connects to the shops directly. */
  proxy: URL | undefined;
}

const hostAndPortPattern = /^([^\s/@?#]+):(\d{1,5})$/;

/** Parses `host:port`. Returns it with the host normalised as by `URL`; undefined if the text is invalid. */
function readHostAndPort(text: string): string | undefined {
  const [, host = '', port = ''] = hostAndPortPattern.exec(text.trim()) ?? [];
  // The pattern has already split off the port. If `URL` finds a second port in the host, the text is
  // invalid.
  const isValid = host !== '' && Number(port) >= 1 && Number(port) <= 65_535 && URL.canParse(`https://${host}/`);
  if (!isValid) return undefined;
  const url = new URL(`https://${host}/`);
  return url.port === '' && isHostNameOrAddress(url.hostname.replace(/^\[|\]$/g, ''))
    ? `${url.hostname}:${Number(port)}`
    : undefined;
}

const splitEntries = (text: string): string[] => text.split(',').filter((entry) => entry.trim() !== '');

export const linkPreviewEnvVariableSchemas = {
  LINK_PREVIEWS: createChoiceSchema('on', 'off', 'on'),
  LINK_PREVIEW_ALLOW: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => splitEntries(text).every((entry) => readHostAndPort(entry) !== undefined),
        'must be host:port entries separated by commas',
      ),
      v.transform((text) => new Set(splitEntries(text).map((entry) => readHostAndPort(entry) ?? ''))),
    ),
    '',
  ),
  LINK_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isHttpUrl(text) && new URL(text).pathname === '/' && new URL(text).search === '',
        'must be http://… or https://… with a host and nothing after it',
      ),
      v.transform((text) => new URL(text)),
    ),
  ),
};
