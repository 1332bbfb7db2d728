/** The little that is used of it: its own types come with those of two other frameworks. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    readonly Client: { prototype: { redirectUriAllowed(uri: string): boolean } };
  }
}
