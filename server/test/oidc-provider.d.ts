/**
 * Types of the part of `oidc-provider` that tests use. The types of the package itself would need the types
 * of two frameworks.
 */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    readonly Client: { prototype: { redirectUriAllowed(uri: string): boolean } };
  }
}
