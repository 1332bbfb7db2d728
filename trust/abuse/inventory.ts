import { expect } from 'vitest';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';

const createUnknownPathCase = (abuse: string, path: string): AbuseCase =>
  createAbuseCaseAs.superuser(abuse, `GET ${path}`, 404);

/** Abuse cases with endpoints that must not exist, such as test endpoints and old versions (API9:2023). */
export const inventoryCases: readonly AbuseCase[] = [
  createUnknownPathCase('older API version', '/api/v1/users'),
  createUnknownPathCase('newer API version', '/api/v2/mywishlists'),
  createUnknownPathCase('internal endpoint', '/api/internal/users'),
  createUnknownPathCase('test endpoint', '/api/test/reset'),
  createUnknownPathCase('debug endpoint', '/api/debug'),
  createUnknownPathCase('metrics endpoint below the API', '/api/metrics'),
  createUnknownPathCase('GraphQL endpoint', '/api/graphql?query=%7Busers%7Bemail%7D%7D'),
  createUnknownPathCase('REST interface of another database', '/api/rest/v1/users'),
  createUnknownPathCase('console of another database', '/api/_console'),
  createUnknownPathCase('environment file', '/api/.env'),
  createUnknownPathCase('Git folder', '/api/.git/config'),
  createUnknownPathCase('package file of the documentation', '/api/docs/package.json'),
  createUnknownPathCase('source map of the documentation', '/api/docs/swagger-ui-bundle.js.map'),
  createUnknownPathCase('documentation of the authentication library', '/api/auth/reference'),
  createAbuseCaseAs.owner(
    'unused social sign-in of the authentication library',
    'POST /api/auth/sign-in/social {"provider":"google"}',
    404,
  ),
  createAbuseCaseAs.anonymous('name and version of the server software', 'GET /api/nothing', 404, {
    alsoExpect: [
      'the response has no header `server` or `x-powered-by`',
      (_server, { headers }) => expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]),
    ],
  }),
  createAbuseCaseAs.anonymous(
    'methods that the OpenAPI document does not describe',
    'every method on every path of /api/openapi.json that it does not name',
    200,
    {
      send: async ({ world }) => {
        const caller = world.people.superuser;
        const reply = await caller.sends('GET', '/api/openapi.json');
        const { paths } = reply.body as { paths: Record<string, Record<string, unknown>> };
        const undocumented: string[] = [];
        for (const [path, methods] of Object.entries(paths)) {
          // Does not test HEAD: a path that allows GET also allows HEAD.
          for (const method of ['get', 'post', 'put', 'patch', 'delete'].filter((one) => !(one in methods))) {
            const { status } = await caller.sends(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '101'));
            // Allows the status 400 too: the path may match another operation, for which the id in the path
            // is invalid.
            if (status !== 404 && status !== 400) undocumented.push(`${method} ${path}: ${status}`);
          }
        }
        expect(undocumented).toEqual([]);
        return reply;
      },
      alsoExpect: ['each response is 404 or 400'],
    },
  ),
];
