interface Window {
  /** `GET /api/auth/token`, asked by the script in `index.html`; see `createBuiltInAuth`. */
  readonly wishwellBearer?: Promise<Response | undefined>;
  /** What the script in the document asked for with that bearer, by address; see `takeAhead`. */
  readonly wishwellAhead?: { token: string; answers: Record<string, Promise<Response | undefined>> };
}
