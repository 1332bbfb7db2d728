import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  allowedHosts,
  mugPageHtml,
  defaultTimeoutPreviewer,
  createPreviewForTest,
  getPreviewProblem,
  sendHtml,
} from '../../test/previewers.ts';
import { type ShopServer, startShopForTest } from '../../test/shop-server.ts';
import type { ResolveHost } from './fetch/check-link-target.ts';

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://localhost./',
  'http://127.1/',
  'http://0x7f000001/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[fd00:ec2::254]/',
  'http://93.184.215.14:8080/',
  'https://93.184.215.14:22/',
])('a preview of %s has the problem not_allowed', async (url) => {
  expect(await defaultTimeoutPreviewer.preview(url)).toMatchObject({ problem: 'not_allowed' });
});

test.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/',
  'http://localhost/',
  'http://93.184.215.14:25/',
  'ftp://93.184.215.14/',
  'file:///etc/passwd',
])('a preview with a redirect to %s has the problem not_allowed', async (location) => {
  expect(await getPreviewProblem((_, response) => response.writeHead(302, { location }).end())).toBe('not_allowed');
});

test('a preview has the problem not_allowed if its page redirects to another port of an allowed host', async () => {
  const other = await startShopForTest((_, response) => sendHtml(response, mugPageHtml));
  const location = other.origin;
  expect(await getPreviewProblem((_, response) => response.writeHead(307, { location }).end())).toBe('not_allowed');
  expect(other.requests).toEqual([]);
});

test.each([[['127.0.0.1']], [['93.184.215.14', '10.0.0.1']], [['2606:4700::1', '::1']], [['::ffff:192.168.0.1']]])(
  'a preview has the problem not_allowed if its host name has the IP addresses %j',
  async (addresses) => {
    const preview = createPreviewForTest({ resolve: async () => addresses });
    expect(await preview('http://shop.example/')).toMatchObject({ problem: 'not_allowed' });
  },
);

test('a preview resolves the host name only once, so a later change of the DNS record has no effect', async () => {
  const dnsResponses = [['93.184.215.14']];
  const resolve = vi.fn<ResolveHost>(async () => dnsResponses.shift() ?? ['127.0.0.1']);
  const { problem } = await createPreviewForTest({ resolve }, 500)('http://shop.example/');
  expect(['too_slow', 'unreachable']).toContain(problem);
  expect(resolve).toHaveBeenCalledTimes(1);
});

const resolveNever: ResolveHost = (_host, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('cancelled'))));

test('a preview has the problem unreachable for an unknown host, and too_slow if DNS does not respond', async () => {
  const previewUnknownHost = createPreviewForTest({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await previewUnknownHost('http://shop.example/')).toMatchObject({ problem: 'unreachable' });
  const previewWithoutDns = createPreviewForTest({ resolve: resolveNever }, 300);
  expect(await previewWithoutDns('http://shop.example/')).toMatchObject({ problem: 'too_slow' });
});

test('if link previews are switched off, a preview requests no page', async () => {
  const shop = await startShopForTest((_, response) => sendHtml(response, mugPageHtml));
  const preview = createPreviewForTest({ allowedHosts: new Set([shop.allow]), isOn: false });
  expect(await preview(shop.origin)).toMatchObject({ problem: 'not_allowed' });
  expect(shop.requests).toEqual([]);
});

/** A fake shop that redirects `/5` to `/4`, `/4` to `/3` and so on. It sends a product page at `/0`. */
const redirectRepeatedly: RequestListener = ({ url = '' }, response) => {
  const remainingRedirects = Number(url.slice(1));
  if (remainingRedirects === 0) sendHtml(response, mugPageHtml);
  else response.writeHead(301, { location: `/${remainingRedirects - 1}` }).end();
};

test('a preview follows five redirects, and has the problem unreachable if there is a sixth one', async () => {
  expect(await getPreviewProblem(redirectRepeatedly, { path: '/5' })).toBeNull();
  expect(await getPreviewProblem(redirectRepeatedly, { path: '/6' })).toBe('unreachable');
});

test('a request for a preview contains neither cookies nor credentials, and ignores HTTP_PROXY', async () => {
  vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:9');
  vi.stubEnv('http_proxy', 'http://127.0.0.1:9');
  onTestFinished(() => void vi.unstubAllEnvs());
  const headerNames: (string | undefined)[] = [];
  const shop = await startShopForTest(({ headers, url }, response) => {
    headerNames.push(...Object.keys(headers));
    if (url === '/') {
      const location = `http://user:secret@${headers.host}/mug`;
      response.writeHead(302, { location, 'set-cookie': 'a=b' }).end();
    } else sendHtml(response, mugPageHtml);
  });
  allowedHosts.add(shop.allow);
  expect(await defaultTimeoutPreviewer.preview(shop.origin.replace('//', '//ana:secret@'))).toMatchObject({
    problem: null,
  });
  expect(new Set(headerNames)).toEqual(new Set(['host', 'user-agent', 'accept', 'accept-encoding', 'connection']));
});

/**
 * Starts a proxy that connects every tunnel to `shop`. `tunnels` contains the targets that clients requested.
 */
async function startProxyForTest(shop: ShopServer): Promise<ShopServer & { tunnels: string[] }> {
  const tunnels: string[] = [];
  const proxy = await startShopForTest((request, response) => sendHtml(response, `<h1>${request.url}</h1>`));
  proxy.server.on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const { port } = new URL(shop.origin);
    const shopConnection = connect(Number(port), '127.0.0.1');
    socket.pipe(shopConnection).pipe(socket);
    for (const stream of [socket, shopConnection]) stream.on('error', () => undefined);
  });
  return { ...proxy, tunnels };
}

test('through a proxy, a preview connects to the checked IP address and sends the shop’s host name', async () => {
  const shop = await startShopForTest((request, response) =>
    sendHtml(response, `<h1>${request.headers.host}</h1><p class="price">$1</p>`),
  );
  const proxy = await startProxyForTest(shop);
  const previewThroughProxy = (addresses: readonly string[]) =>
    createPreviewForTest({ proxy: new URL(proxy.origin), resolve: async () => addresses });
  expect(await previewThroughProxy(['93.184.215.14'])('http://shop.example/mug')).toMatchObject({
    fields: { name: 'shop.example' },
  });
  expect(proxy.tunnels).toEqual(['93.184.215.14:80']);
  expect(await previewThroughProxy(['10.0.0.1'])('http://shop.example/mug')).toMatchObject({ problem: 'not_allowed' });
  expect(await previewThroughProxy(['93.184.215.14'])('http://10.0.0.1/mug')).toMatchObject({ problem: 'not_allowed' });
  expect(proxy.tunnels).toHaveLength(1);
  await previewThroughProxy([])('http://93.184.215.14/mug');
  expect(proxy.requests).toEqual(['http://93.184.215.14/mug']);
});
