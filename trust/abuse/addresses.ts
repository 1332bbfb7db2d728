import { expect } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { flow, opensWindow, startWithIssuer } from '../../server/test/forged-issuer.ts';
import { postIdentity } from '../../server/test/identity-calls.ts';
import { mailServerForTest } from '../../server/test/mailbox.ts';
import { signUp } from '../../server/test/person.ts';
import { linkIn } from '../../server/test/smtp-server.ts';
import { type AbuseCase, by } from './abuse-case.ts';

/** Nobody listens there, and whoever tries is seen. */
const inside = 'http://127.0.0.1:59998/secret';

const noneOpened: NonNullable<AbuseCase['and']> = [
  'no connection is opened',
  ({ connections }) => expect(connections()).toEqual([]),
];

const shopAt = (abuse: string, url: string, answer: 201 | 400): AbuseCase =>
  by.owner(abuse, 'POST /api/mywishlists/101/item', answer, {
    form: { name: 'Mug', url },
    and: noneOpened,
  });

const pictureAt = (abuse: string, image_url: string): AbuseCase =>
  by.owner(abuse, 'PUT /api/mywishlists/101/item', 400, {
    form: { id: '201', name: 'Mug', image_url },
    and: noneOpened,
  });

const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="${inside}"/></svg>`;

/** Making the server fetch something, or lead somebody somewhere. */
export const addressCases: readonly AbuseCase[] = [
  shopAt('a shop inside the network', inside, 201),
  shopAt('a shop at the address of a cloud’s secrets', 'http://169.254.169.254/latest/meta-data/', 201),
  shopAt('a shop at a name that leads inside', 'http://metadata.internal/', 201),
  shopAt('a shop that is a file', 'file:///etc/passwd', 400),
  shopAt('a shop that is a script', 'javascript:alert(1)', 400),
  shopAt('a shop that is a script, after a blank and in capitals', ' JavaScript:alert(1)', 400),
  shopAt('a shop that is a script, after what looks like an address', 'javascript://shop.example/%0aalert(1)', 400),
  shopAt('a shop that is a page', 'data:text/html,<b onload=alert(1)>', 400),
  shopAt('a shop of an old protocol', 'gopher://127.0.0.1:25/_HELO', 400),
  shopAt('a shop on whatever host shows it', '//evil.example/', 400),
  shopAt('a shop with a second line in its address', 'http://shop.example/\r\nset-cookie: a=b', 400),
  pictureAt('a picture inside the network', inside),
  pictureAt('a picture that is a file', 'file:///etc/passwd'),
  pictureAt('a picture of a friend of the product’s name', `http://127.0.0.1:59998/api/pictures/${'0'.repeat(32)}`),
  by.owner('a drawing that fetches a picture', 'POST /api/mywishlists/101/item', 415, {
    form: { name: 'Mug' },
    picture: () => Buffer.from(svg),
    and: noneOpened,
  }),
  by.anonymous(
    'a page to go to after signing up',
    'POST /api/auth/sign-up/email {"name":"Eve","email":"eve@example.com","password":"secret gift","callbackURL":"https://evil.example"}',
    400,
    { and: noneOpened },
  ),
  by.anonymous(
    'a page to go to from a reset link',
    'POST /api/auth/request-password-reset {"email":"<owner email>","redirectTo":"https://evil.example"}',
    400,
    { and: noneOpened },
  ),
  by.anonymous(
    'another issuer for a sign-in window',
    `GET /api/auth/google/start?flow=${flow}&issuer=${inside}&redirect_uri=https://evil.example`,
    302,
    {
      send: async () => {
        const { app, issuer } = await startWithIssuer();
        const reply = await opensWindow(
          app,
          {},
          `flow=${flow}&issuer=${encodeURIComponent(inside)}&redirect_uri=https://evil.example`,
        );
        const address = new URL(reply.headers.get('location') ?? '');
        expect([address.origin, address.searchParams.get('redirect_uri')]).toEqual([
          issuer.issuer,
          `${app.origin}/api/auth/google/callback`,
        ]);
        return reply;
      },
      and: ['leads to the issuer that is set up, and back to us'],
    },
  ),
  by.anonymous(
    'another host in a mailed link',
    'POST /api/auth/request-password-reset; x-forwarded-host: evil.example; forwarded: host=evil.example',
    200,
    {
      send: async () => {
        const smtp = await mailServerForTest();
        const app = await startAppForTest({ SMTP_URL: smtp.url });
        const { email } = await signUp(app, { name: 'Ana' });
        const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
        const reply = await postIdentity(app, 'request-password-reset', { email }, headers);
        expect(linkIn(await smtp.mail(1)).origin).toBe(app.origin);
        return reply;
      },
      and: ['the link leads here'],
    },
  ),
];
