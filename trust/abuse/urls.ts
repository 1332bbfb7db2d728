import { expect } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { signInFlowName, requestSignInStart, startWithIssuer } from '../../server/test/forged-issuer.ts';
import { postIdentity } from '../../server/test/identity-calls.ts';
import { startMailServerForTest } from '../../server/test/mailbox.ts';
import { signUpIdentity } from '../../server/test/person.ts';
import { findMailLink } from '../../server/test/smtp-server.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';

/**
 * URL with a local port on which no process listens. `AbuseServer.connections` shows whether the server has
 * tried to connect to this port.
 */
const closedPortUrl = 'http://127.0.0.1:59998/secret';

const noConnectionsExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'the server opens no connection',
  ({ connections }) => expect(connections()).toEqual([]),
];

const createShopUrlCase = (abuse: string, url: string, status: 201 | 400): AbuseCase =>
  createAbuseCaseAs.owner(abuse, 'POST /api/mywishlists/101/item', status, {
    form: { name: 'Mug', url },
    alsoExpect: noConnectionsExpectation,
  });

const createImageUrlCase = (abuse: string, image_url: string): AbuseCase =>
  createAbuseCaseAs.owner(abuse, 'PUT /api/mywishlists/101/item', 400, {
    form: { id: '201', name: 'Mug', image_url },
    alsoExpect: noConnectionsExpectation,
  });

const createPreviewUrlCase = (abuse: string, url: string, status: 200 | 400): AbuseCase =>
  createAbuseCaseAs.owner(abuse, `POST /api/items/preview {"url":${JSON.stringify(url)}}`, status, {
    alsoExpect: [
      status === 200 ? 'the problem `not_allowed`, and no connection' : 'no connection',
      ({ connections }, { body }) => {
        expect(connections()).toEqual([]);
        if (status === 200) expect(body).toMatchObject({ problem: 'not_allowed' });
      },
    ],
  });

const svgWithImage = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="${closedPortUrl}"/></svg>`;

/** Abuse cases with URLs that the server must not request (SSRF) or use for a redirect (API7:2023). */
export const urlCases: readonly AbuseCase[] = [
  createShopUrlCase('shop URL inside the network', closedPortUrl, 201),
  createShopUrlCase('shop URL of a cloud metadata service', 'http://169.254.169.254/latest/meta-data/', 201),
  createShopUrlCase('shop URL with an internal host name', 'http://metadata.internal/', 201),
  createShopUrlCase('shop URL with the file scheme', 'file:///etc/passwd', 400),
  createShopUrlCase('shop URL with the javascript scheme', 'javascript:alert(1)', 400),
  createShopUrlCase('shop URL with the javascript scheme, after a space and in capitals', ' JavaScript:alert(1)', 400),
  createShopUrlCase('shop URL with the javascript scheme and a host', 'javascript://shop.example/%0aalert(1)', 400),
  createShopUrlCase('shop URL with the data scheme', 'data:text/html,<b onload=alert(1)>', 400),
  createShopUrlCase('shop URL with the gopher scheme', 'gopher://127.0.0.1:25/_HELO', 400),
  createShopUrlCase('shop URL relative to the scheme', '//evil.example/', 400),
  createShopUrlCase('shop URL with a line break', 'http://shop.example/\r\nset-cookie: a=b', 400),
  createImageUrlCase('image URL inside the network', closedPortUrl),
  createImageUrlCase('image URL with the file scheme', 'file:///etc/passwd'),
  createImageUrlCase(
    'image URL with the path of an image on another host',
    `http://127.0.0.1:59998/api/pictures/${'0'.repeat(32)}`,
  ),
  createAbuseCaseAs.anonymous(
    'link preview without an account',
    `POST /api/items/preview {"url":"${closedPortUrl}"}`,
    401,
    {
      alsoExpect: noConnectionsExpectation,
    },
  ),
  createPreviewUrlCase('link preview inside the network', closedPortUrl, 200),
  createPreviewUrlCase('link preview of loopback, as one number', 'http://2130706433/', 200),
  createPreviewUrlCase('link preview of loopback, as IPv6', 'http://[::ffff:7f00:1]/', 200),
  createPreviewUrlCase('link preview of a cloud metadata service', 'http://169.254.169.254/latest/meta-data/', 200),
  createPreviewUrlCase('link preview of a metadata service by NAT64', 'http://[64:ff9b::a9fe:a9fe]/', 200),
  createPreviewUrlCase('link preview of a name of this machine', 'http://shop.localhost/', 200),
  createPreviewUrlCase('link preview of another port', 'https://shop.example:6379/', 200),
  createPreviewUrlCase('link preview with the file scheme', 'file:///etc/passwd', 400),
  createPreviewUrlCase('link preview with the gopher scheme', 'gopher://127.0.0.1:25/_HELO', 400),
  createAbuseCaseAs.owner('SVG that loads an image', 'POST /api/mywishlists/101/item', 415, {
    form: { name: 'Mug' },
    image: () => Buffer.from(svgWithImage),
    alsoExpect: noConnectionsExpectation,
  }),
  createAbuseCaseAs.anonymous(
    'redirect URL after sign-up',
    'POST /api/auth/sign-up/email {"name":"Eve","email":"eve@example.com","password":"secret gift","callbackURL":"https://evil.example"}',
    400,
    { alsoExpect: noConnectionsExpectation },
  ),
  createAbuseCaseAs.anonymous(
    'redirect URL in a reset link',
    'POST /api/auth/request-password-reset {"email":"<owner email>","redirectTo":"https://evil.example"}',
    400,
    { alsoExpect: noConnectionsExpectation },
  ),
  createAbuseCaseAs.anonymous(
    'another issuer for the sign-in window',
    `GET /api/auth/google/start?flow=${signInFlowName}&issuer=${closedPortUrl}&redirect_uri=https://evil.example`,
    302,
    {
      send: async () => {
        const { app, issuer } = await startWithIssuer();
        const reply = await requestSignInStart(
          app,
          {},
          `flow=${signInFlowName}&issuer=${encodeURIComponent(closedPortUrl)}&redirect_uri=https://evil.example`,
        );
        const target = new URL(reply.headers.get('location') ?? '');
        expect([target.origin, target.searchParams.get('redirect_uri')]).toEqual([
          issuer.issuer,
          `${app.origin}/api/auth/google/callback`,
        ]);
        return reply;
      },
      alsoExpect: ['the server redirects to the configured issuer, with the configured redirect_uri'],
    },
  ),
  createAbuseCaseAs.anonymous(
    'another host in the link of a mail',
    'POST /api/auth/request-password-reset; x-forwarded-host: evil.example; forwarded: host=evil.example',
    200,
    {
      send: async () => {
        const mailServer = await startMailServerForTest();
        const app = await startAppForTest({ SMTP_URL: mailServer.url });
        const { email } = await signUpIdentity(app, { name: 'Ana' });
        const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
        const reply = await postIdentity(app, 'request-password-reset', { email }, headers);
        expect(findMailLink(await mailServer.mail(1)).origin).toBe(app.origin);
        return reply;
      },
      alsoExpect: ['the link has the origin of the server'],
    },
  ),
];
