import { type CallName, calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import server from '../../package.json' with { type: 'json' };
import { addFieldDescriptionsToSchemas } from './field-notes.ts';
import { openApiIdentityPaths } from './identity-calls.ts';
import { openApiIntroduction } from './introduction.ts';
import type { OpenApiDocument } from './openapi-types.ts';
import { describeOperation } from './operation.ts';
import { openApiPathsOutsideContract } from './other-calls.ts';
import { describeErrorResponses, errorSchemas, reusableResponseHeaders } from './responses.ts';
import { describeNamedSchemas } from './schemas.ts';

const documentTags: OpenApiDocument['tags'] = [
  { name: 'Identity', description: 'Sign-up, sign-in and passwords of the built-in provider.' },
  { name: 'Users', description: 'Accounts and profiles.' },
  { name: 'Wishlists', description: 'The caller’s own lists and their items.' },
  { name: 'Friends', description: 'Friends, friend requests and suggestions.' },
  { name: 'Friends’ wishlists', description: 'Lists of friends, and claims on their items.' },
  { name: 'Gifts', description: 'What the caller gives, from promised to given. Nobody else sees it.' },
  { name: 'Share links', description: 'Lists behind a share link, for visitors without an account too.' },
  { name: 'Guests', description: 'Givers without an account, by the token of their personal link or by cookie.' },
  { name: 'Invitations', description: 'Links that let one person sign up and become a friend.' },
  { name: 'Bug reports', description: 'Reports by users, and their handling by superusers.' },
  { name: 'Pictures', description: 'Images of items, by signed URL.' },
  { name: 'Operation', description: 'Checks for operators.' },
];

/** Returns the API as an OpenAPI 3.1 document, generated from the contract's schemas and operations. */
export function createOpenApiDocument(): OpenApiDocument {
  const paths = { ...describeCallPaths(), ...openApiIdentityPaths, ...openApiPathsOutsideContract };
  return addFieldDescriptionsToSchemas({
    openapi: '3.1.1',
    info: { title: 'Wishwell', version: server.version, description: openApiIntroduction },
    servers: [{ url: '/' }],
    tags: documentTags,
    paths,
    components: {
      schemas: { ...describeNamedSchemas(), ...errorSchemas },
      responses: describeUsedErrorResponses(paths),
      headers: reusableResponseHeaders,
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
  });
}

function describeUsedErrorResponses(paths: OpenApiDocument['paths']): OpenApiDocument['components']['responses'] {
  const named = JSON.stringify(paths);
  const all = (['plainText', 'friendAction', 'identity'] as const).flatMap((format) =>
    Object.entries(describeErrorResponses(format)),
  );
  return Object.fromEntries(all.filter(([name]) => named.includes(`"#/components/responses/${name}"`)));
}

function describeCallPaths(): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries(calls) as [CallName, ApiOperation][]) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeOperation(name, call) };
  }
  return paths;
}
