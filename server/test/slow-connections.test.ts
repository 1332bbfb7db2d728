import { once } from 'node:events';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { addItem } from './items.ts';
import { signUpPerson, createVisitor, type Person } from './person.ts';
import { openSocket } from './raw-socket.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  const env = { LIMIT_REQUESTS_AT_ONCE_PER_USER: '4', LIMIT_REQUESTS_AT_ONCE_PER_ADDRESS: '4' };
  app = await startApp(env, { connectionTimeouts: { bodyStall: 3_000, responseStall: 1_000 } });
  ana = await signUpPerson(app, 'Ana');
});
afterAll(() => app.close());

/**
 * Sends the headers of a request, but not its body. Resolves when the server begins to handle the request.
 */
async function sendRequestHead(path: string, type: string, bearer?: string): Promise<{ reply: Promise<string> }> {
  const socket = await openSocket(app.origin);
  const authorization = bearer === undefined ? '' : `authorization: Bearer ${bearer}\r\n`;
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const reply = once(socket, 'close').then(() => received);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${authorization}content-type: ${type}\r\n` +
      'content-length: 1000\r\nexpect: 100-continue\r\n\r\n',
  );
  await once(socket, 'data');
  return { reply };
}

const formContentType = 'multipart/form-data; boundary=x';

test('a form whose body does not arrive gets 408 and does not delay other users', async () => {
  const attackers = await Promise.all(
    ['Eve', 'Mallory', 'Trudy', 'Oscar', 'Trent', 'Craig'].map((name) => signUpPerson(app, name)),
  );
  const incompleteRequests: { reply: Promise<string> }[] = [];
  for (const attacker of attackers) {
    const { id } = await attacker.does(calls.createWishlist, { body: { title: 'Bait' } });
    for (let at = 0; at < 4; at += 1)
      incompleteRequests.push(await sendRequestHead(`/api/mywishlists/${id}/item`, formContentType, attacker.bearer));
  }
  const order: string[] = [];
  const replies = Promise.all(incompleteRequests.map(({ reply }) => reply)).then((all) => {
    order.push('attackers are cut off');
    return all;
  });
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  await addItem(ana, id, 'Mug');
  order.push('Ana has saved');
  const ended = await replies;
  expect(order).toEqual(['Ana has saved', 'attackers are cut off']);
  expect(ended.filter((reply) => reply.includes('HTTP/1.1 408 '))).toHaveLength(24);
});

test('anonymous requests without their body delay only anonymous requests of the same IP address', async () => {
  const incompleteRequests: { reply: Promise<string> }[] = [];
  for (let at = 0; at < 4; at += 1) incompleteRequests.push(await sendRequestHead('/api/users', 'application/json'));
  const order: string[] = [];
  const anonymousRequest = createVisitor(app)
    .sends('GET', '/api/friends')
    .then(() => order.push('without a bearer'));
  for (const path of ['/api/health', '/api/ready'])
    expect((await createVisitor(app).sends('GET', path)).status).toBe(200);
  await ana.does(calls.listWishlists);
  order.push('probes and Ana');
  await anonymousRequest;
  expect(order).toEqual(['probes and Ana', 'without a bearer']);
  const replies = await Promise.all(incompleteRequests.map(({ reply }) => reply));
  expect(replies.every((reply) => reply.includes('HTTP/1.1 408 '))).toBe(true);
});
