interface Window {
  /**
   * Controls the recording of click, input and submit events before hydration. `stop` ends the recording.
   * `repeat` ends it and dispatches the recorded events again.
   */
  readonly wishwellEarly?: { stop(): unknown; repeat(): Promise<void> };
  /** Shows an error message in place of the app. `index.html` defines this function. */
  readonly wishwellBroken: () => void;
  /** The response to `GET /api/auth/token`, which `index.html` requests; see `createBuiltInAuthProvider`. */
  readonly wishwellTokenResponse?: Promise<Response | undefined>;
}
