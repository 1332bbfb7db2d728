interface Window {
  /** Repeats what was clicked, typed and submitted before the app was there. */
  readonly wishwellAlive?: () => Promise<void>;
  /** Shows, in place of the app, that it could not be started. */
  readonly wishwellBroken: () => void;
  /** `GET /api/auth/token`, asked by the script in `index.html`; see `createBuiltInAuth`. */
  readonly wishwellBearer?: Promise<Response | undefined>;
}
