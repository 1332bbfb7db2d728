export interface CommandOutcome {
  /** Result of the command as JSON. With `--json`, the command prints it together with the warnings. */
  document: Readonly<Record<string, unknown>>;
  /** Result of the command as text. The command prints it without `--json`. */
  text: string;
  warnings: readonly string[];
}
