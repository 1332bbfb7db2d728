import { createServer } from 'node:http';
import * as v from 'valibot';

// What Node does at its best: another server's bytes, with the same headers, from memory.

const connectionHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

const [address = '', given = '{}'] = process.argv.slice(2);
const sent = v.parse(v.record(v.string(), v.string()), JSON.parse(given));
const reply = await fetch(address, { headers: { ...sent, 'accept-encoding': 'identity' } });
const body = Buffer.from(await reply.arrayBuffer());
const headers = Object.fromEntries([...reply.headers].filter(([name]) => !connectionHeaders.has(name)));
const server = createServer((_request, response) => {
  response.writeHead(reply.status, { ...headers, 'content-length': body.byteLength });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  if (bound !== null && typeof bound === 'object') console.log(`http://127.0.0.1:${bound.port}`);
});
