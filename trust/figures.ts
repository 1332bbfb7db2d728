import { appendFile } from 'node:fs/promises';
import * as v from 'valibot';

/** What one suite counted: `{ contests: 2000, 'two winners': 0 }`, and the seed that repeats it, where there is one. */
const Figures = v.object({
  suite: v.string(),
  counts: v.record(v.string(), v.union([v.number(), v.string()])),
  seed: v.optional(v.number()),
});
export type Figures = v.InferOutput<typeof Figures>;

/** Keeps a suite's figures for docs/reliability.md, when somebody collects them (`npm run test:full`). */
export async function keepFigures(figures: Figures): Promise<void> {
  const file = process.env['FIGURES_FILE'];
  if (file !== undefined) await appendFile(file, `${JSON.stringify(figures)}\n`);
}

export const readFigures = (text: string): Figures[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(Figures, JSON.parse(line)));
