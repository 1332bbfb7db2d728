interface Window {
  /** What was clicked, typed and submitted before React listened: `stop` records no more, `repeat` does it again. */
  readonly wishwellEarly?: { stop(): void; repeat(): Promise<void> };
  /** Shows, in place of the app, that it could not be started. */
  readonly wishwellBroken: () => void;
  /** `GET /api/auth/token`, asked by the script in `index.html`; see `createBuiltInAuth`. */
  readonly wishwellBearer?: Promise<Response | undefined>;
}
