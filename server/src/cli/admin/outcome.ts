/** What a command has to say. */
export interface Outcome {
  /** For programs: printed under `--json`, the warnings beside it. */
  document: Readonly<Record<string, unknown>>;
  /** For people. */
  text: string;
  /** What the operator should think about, a sentence each. */
  warnings: readonly string[];
}
