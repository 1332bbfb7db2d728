import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limits } from '@wishwell/contract/limits.ts';
import { check } from '../http/check.ts';
import { Problem } from '../http/problem.ts';
import type { Attempts } from './attempts.ts';
import { SignedIn, SignIn, SignOut, SignUp } from './credentials.ts';
import type { Library } from './library.ts';
import { callLibrary } from './library-call.ts';
import { createOneByOne } from './one-by-one.ts';
import { handleRefusal, handleUnknownPath } from './reply-refusal.ts';
import { admitted, limitedSignIn } from './sign-in.ts';

function readJson({ body, headers }: FastifyRequest): unknown {
  if (!/^application\/json *(?:;|$)/i.test(headers['content-type'] ?? '')) throw new Problem(415, 'error.mustBeJson');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.isBuffer(body) ? body : undefined));
  } catch {
    throw new Problem(400, 'error.badJson');
  }
}

const isEmpty = ({ body }: FastifyRequest): boolean => !Buffer.isBuffer(body) || body.length === 0;

/** Bodies arrive as bytes and are read by `readJson`, whatever the rest of the app does with its own. */
function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: limits.jsonBodyBytes }, (_request, body, done) =>
    done(null, body),
  );
}

interface RouteParts {
  library: Library;
  attempts: Attempts;
}

function addCalls(app: FastifyInstance, { library, attempts }: RouteParts): void {
  const takeTurns = createOneByOne();

  app.post('/sign-up/email', async (request, reply) => {
    const body = check(SignUp, readJson(request));
    admitted(await attempts.signUp(request.ip));
    return v.parse(SignedIn, await callLibrary(library, request, reply, body));
  });
  app.post('/sign-in/email', async (request, reply) => {
    const body = check(SignIn, readJson(request));
    return limitedSignIn({ attempts, takeTurns }, body, request.ip, async () =>
      v.parse(SignedIn, await callLibrary(library, request, reply, body)),
    );
  });
  app.post('/sign-out', async (request, reply) => {
    if (!isEmpty(request)) check(SignOut, readJson(request));
    await callLibrary(library, request, reply, {});
    return { success: true };
  });
  app.get('/token', { exposeHeadRoute: false }, (request, reply) => callLibrary(library, request, reply));
  app.get('/jwks', { exposeHeadRoute: false }, (request, reply) => callLibrary(library, request, reply));
}

/** The identity calls below `/api/auth`: these five and nothing else of the library's. */
export function identityRoutes(parts: RouteParts): FastifyPluginAsync {
  return async (app) => {
    await app.register(
      async (scope) => {
        takeBytes(scope);
        scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
        scope.setErrorHandler(handleRefusal);
        addCalls(scope, parts);
        scope.all('/*', handleUnknownPath);
      },
      { prefix: '/api/auth' },
    );
  };
}
