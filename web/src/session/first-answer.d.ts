interface Window {
  /** `GET /api/auth/token`, asked by the script in `index.html`; see `createBuiltInAuth`. */
  readonly wishwellBearer?: Promise<Response | undefined>;
}
