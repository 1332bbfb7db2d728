import { createServer } from 'node:http';
import * as v from 'valibot';

// Baseline: an HTTP server that returns a copy of one response of Wishwell from memory.

const connectionHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

const [url = '', headersJson = '{}'] = process.argv.slice(2);
const requestHeaders = v.parse(v.record(v.string(), v.string()), JSON.parse(headersJson));
const copiedResponse = await fetch(url, { headers: { ...requestHeaders, 'accept-encoding': 'identity' } });
const copiedBody = Buffer.from(await copiedResponse.arrayBuffer());
const copiedHeaders = Object.fromEntries([...copiedResponse.headers].filter(([name]) => !connectionHeaders.has(name)));
const bareServer = createServer((_request, response) => {
  response.writeHead(copiedResponse.status, { ...copiedHeaders, 'content-length': copiedBody.byteLength });
  response.end(copiedBody);
});
bareServer.listen(0, '127.0.0.1', () => {
  const bound = bareServer.address();
  if (bound !== null && typeof bound === 'object') console.log(`http://127.0.0.1:${bound.port}`);
});
