import { type Call, type CallName, calls } from '@wishwell/contract/calls.ts';
import server from '../../package.json' with { type: 'json' };
import { identityPaths } from './identity-calls.ts';
import { describeCall } from './operation.ts';
import { otherPaths } from './other-calls.ts';
import { describeRefusals, refusalSchemas, sharedHeaders } from './responses.ts';
import { describeNamed } from './schemas.ts';
import type { OpenApiDocument } from './shapes.ts';

const description = `Gift wishlists that keep the surprise: for the owner of a list, no call ever tells of a claim.

**Bearer.** Sign in below \`/api/auth\`, ask \`GET /api/auth/token\`, and send the token as \`Authorization: Bearer\`.

**Names** are snake_case. In what is sent, the camelCase spelling of a known field is taken too, but not both at once;
an unknown field is refused.

**Refusals** are one sentence that can be shown as it is, in the language of \`Accept-Language\`. A client that asks for
\`application/problem+json\` gets RFC 9457 with the fields at fault. An address that the installation does not answer
to is 421, a fault of the server 500, in the same form.

**Pages** are bare arrays; the next one stands in the header \`Link\`.`;

const tags: OpenApiDocument['tags'] = [
  { name: 'Identity', description: 'Proving who one is, with the built-in provider.' },
  { name: 'Users', description: 'Accounts and profiles.' },
  { name: 'Wishlists', description: 'One’s own lists and their items.' },
  { name: 'Friends', description: 'Friends, requests and people one may know.' },
  { name: 'Friends’ wishlists', description: 'Looking and claiming.' },
  { name: 'Bug reports', description: 'What people report, and what superusers make of it.' },
  { name: 'Pictures', description: 'Pictures of items, by signed address.' },
  { name: 'Operation', description: 'For those who run an installation.' },
];

/** The API as OpenAPI 3.1, from the very schemas that check and the table that registers every call. */
export function writeDocument(): OpenApiDocument {
  const paths = { ...callPaths(), ...identityPaths, ...otherPaths };
  return {
    openapi: '3.1.1',
    info: { title: 'Wishwell', version: server.version, description },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      schemas: { ...describeNamed(), ...refusalSchemas },
      responses: refusalsIn(paths),
      headers: sharedHeaders,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'wishwell_session_id',
          description: 'On https the name begins with `__Host-`.',
        },
      },
    },
  };
}

function refusalsIn(paths: OpenApiDocument['paths']): OpenApiDocument['components']['responses'] {
  const named = JSON.stringify(paths);
  const all = (['sentence', 'friendAction', 'identity'] as const).flatMap((form) =>
    Object.entries(describeRefusals(form)),
  );
  return Object.fromEntries(all.filter(([name]) => named.includes(`"#/components/responses/${name}"`)));
}

function callPaths(): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(name, call) };
  }
  return paths;
}
