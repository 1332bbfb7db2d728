import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Caches compiled modules on disk, because their compilation takes half of the start-up time. If the folder
// is not writable, Node works without the cache.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/wishwell-compile', import.meta.url)));
const { runServer } = await import('./process/run-server.ts');
await runServer(process.env, flushCompileCache);
