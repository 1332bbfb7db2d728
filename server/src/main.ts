import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Half of a start is compiling modules. Where this folder cannot be written, Node goes on without a cache.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/wishwell-compile', import.meta.url)));
const { run } = await import('./process/run.ts');
await run(process.env, flushCompileCache);
