import { expect } from 'vitest';
import { type AbuseCase, by } from './abuse-case.ts';

const forgotten = (abuse: string, path: string): AbuseCase => by.superuser(abuse, `GET ${path}`, 404);

/** Calls that nobody remembers. */
export const inventoryCases: readonly AbuseCase[] = [
  forgotten('an older version', '/api/v1/users'),
  forgotten('a newer version', '/api/v2/mywishlists'),
  forgotten('a call for the inside', '/api/internal/users'),
  forgotten('a call for tests', '/api/test/reset'),
  forgotten('a call for developers', '/api/debug'),
  forgotten('measurements', '/api/metrics'),
  forgotten('another query language', '/api/graphql?query=%7Busers%7Bemail%7D%7D'),
  forgotten('another kind of database', '/api/rest/v1/users'),
  forgotten('a console', '/api/_console'),
  forgotten('the environment', '/api/.env'),
  forgotten('the source', '/api/.git/config'),
  forgotten('the documentation’s own package', '/api/docs/package.json'),
  forgotten('the documentation’s own source', '/api/docs/swagger-ui-bundle.js.map'),
  forgotten('the identity library’s own documentation', '/api/auth/reference'),
  by.owner(
    'a call of another product that uses the same library',
    'POST /api/auth/sign-in/social {"provider":"google"}',
    404,
  ),
  by.anonymous('the names and versions of what serves', 'GET /api/nothing', 404, {
    and: [
      'neither `server` nor `x-powered-by`',
      (_stage, { headers }) => expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]),
    ],
  }),
  by.anonymous(
    'what the document does not tell of its own calls',
    'every method on every path of /api/openapi.json that it does not name',
    200,
    {
      send: async ({ world }) => {
        const caller = world.people.superuser;
        const reply = await caller.sends('GET', '/api/openapi.json');
        const { paths } = reply.body as { paths: Record<string, Record<string, unknown>> };
        const answered: string[] = [];
        for (const [path, methods] of Object.entries(paths)) {
          // A HEAD goes with every GET.
          for (const method of ['get', 'post', 'put', 'patch', 'delete'].filter((one) => !(one in methods))) {
            const { status } = await caller.sends(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '101'));
            // Where another call has a parameter, this one is its value: not found, or no id.
            if (status !== 404 && status !== 400) answered.push(`${method} ${path}: ${status}`);
          }
        }
        expect(answered).toEqual([]);
        return reply;
      },
      and: ['404 or 400 for each'],
    },
  ),
];
