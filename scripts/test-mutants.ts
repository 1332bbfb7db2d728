import { defects } from '../trust/mutants/defects.ts';
import type { Defect } from '../trust/mutants/defect.ts';
import { type Ending, runTest } from './mutants/run-test.ts';
import { makeWorkplace, type Workplace } from './mutants/workplace.ts';

/** Two at a time: a test has a PostgreSQL of its own, and races want a core that is free. */
const PLACES = 2;

/** Takes jobs from the front of one list in several workplaces at once. */
async function shareOut<T>(jobs: readonly T[], work: (place: Workplace, job: T) => Promise<void>): Promise<void> {
  const waiting = [...jobs];
  const workInOne = async (): Promise<void> => {
    await using place = await makeWorkplace();
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await work(place, job);
  };
  await Promise.all(Array.from({ length: PLACES }, workInOne));
}

const sentences: Record<Ending['kind'], string> = {
  passed: 'NOT CAUGHT',
  failed: 'caught',
  broken: 'COULD NOT BE TRIED',
};

function report({ name, test }: Defect, ending: Ending): void {
  const failed = ending.kind === 'failed' ? `: ${ending.test}` : '';
  console.log(`${sentences[ending.kind]} · ${name}\n    ${test}${failed}`);
  if (ending.kind === 'broken') console.log(ending.output.slice(-2_000));
}

const keyOf = ({ test, only = '' }: Defect): string => `${test} ${only}`;

/** The tests that the defects name must pass as long as nothing is wrong, or their failures would prove nothing. */
async function findUnsoundTests(chosen: readonly Defect[]): Promise<Set<string>> {
  const unsound = new Set<string>();
  const tests = new Map(chosen.map((defect) => [keyOf(defect), defect]));
  await shareOut([...tests], async ({ folder }, [key, defect]) => {
    const ending = await runTest(folder, defect);
    if (ending.kind === 'passed') return;
    unsound.add(key);
    console.log(`${key} fails although nothing is wrong: ${ending.kind === 'failed' ? ending.test : ending.output}`);
  });
  return unsound;
}

/** Words after the command choose defects whose name, file or test holds one of them. */
const words = process.argv.slice(2);
const chosen = defects.filter(
  ({ name, file, test }) => words.length === 0 || words.some((word) => `${name} ${file} ${test}`.includes(word)),
);
const unsound = await findUnsoundTests(chosen);
let caught = 0;
await shareOut(chosen, async (place, defect) => {
  const ending = await place.with(defect, () => runTest(place.folder, defect));
  if (ending.kind === 'failed' && !unsound.has(keyOf(defect))) caught += 1;
  report(defect, ending);
});
console.log(`\n${caught} of ${chosen.length} caught`);
if (caught < chosen.length || chosen.length === 0) process.exitCode = 1;
