interface Window {
  /** Of a document that was painted before its script: does what has been pressed meanwhile. */
  readonly wishwellAlive?: () => void;
  /** Shows, in place of the app, that it could not be started. */
  readonly wishwellBroken: () => void;
  /** `GET /api/auth/token`, asked by the script in `index.html`; see `createBuiltInAuth`. */
  readonly wishwellBearer?: Promise<Response | undefined>;
  /** What the script in the document asked for with that bearer, by address, and when, as `performance.now()`; see `takePrefetched`. */
  readonly wishwellPrefetched?: {
    token: string;
    askedAt: number;
    answers: Record<string, Promise<Response | undefined>>;
  };
}
