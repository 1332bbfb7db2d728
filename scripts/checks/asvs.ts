import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { levelOne, levelTwo } from './asvs-ids.ts';
import { root } from './tool.ts';

const page = 'docs/asvs.md';
/** Pages beside it that name the tests of what they say. */
const pagesBeside = ['docs/threat-model.md', 'docs/security-inventory.md'];

/** One requirement, as a page judges it; `files` are those that its last cell names in backticks. */
export interface Judgement {
  id: string;
  level: string;
  state: string;
  reason: string;
  files: readonly string[];
}

const states = ['met', 'not met', 'only in deployment', 'does not apply'] as const;

const idsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Every requirement's level, by its id. */
const levels: ReadonlyMap<string, string> = new Map([
  ...idsIn(levelOne).map((id) => [id, '1'] as const),
  ...idsIn(levelTwo).map((id) => [id, '2'] as const),
]);

/** Those of the files that are not there. */
async function goneAmong(files: readonly string[]): Promise<Set<string>> {
  const gone = new Set<string>();
  for (const file of new Set(files)) await access(join(root, file)).catch(() => gone.add(file));
  return gone;
}

/** Compares the page with the standard's list, the files it names and its own sums. A sentence for each fault. */
export async function findAsvsProblems(): Promise<string[]> {
  const text = await readFile(join(root, page), 'utf8');
  const judgements = judgementsIn(text);
  const gone = await goneAmong(judgements.flatMap(({ files }) => files));
  return [...compare(judgements, gone, sumsIn(text)), ...(await findGoneTests())];
}

/** The tests that the pages beside it name, as far as they are gone. */
async function findGoneTests(): Promise<string[]> {
  const problems: string[] = [];
  for (const beside of pagesBeside) {
    const tests = filesIn(await readFile(join(root, beside), 'utf8')).filter((file) => /^[^/].*\//.test(file));
    if (tests.length === 0) problems.push(`${beside} names no file.`);
    for (const file of await goneAmong(tests)) problems.push(`${beside} names a file that is not there: ${file}`);
  }
  return problems;
}

/** `gone`: those of the named files that are not there. `sums`: the rows of the table in the page's head. */
export function compare(
  judgements: readonly Judgement[],
  gone: ReadonlySet<string>,
  sums: ReadonlyMap<string, readonly number[]>,
): string[] {
  const ids = judgements.map(({ id }) => id);
  return [
    ...[...levels.keys()].filter((id) => !ids.includes(id)).map((id) => `${page} says nothing of ${id}.`),
    ...ids.filter((id, place) => ids.indexOf(id) < place).map((id) => `${page} judges ${id} twice.`),
    ...judgements.flatMap((judgement) => problemsOf(judgement, gone)),
    ...problemsOfSums(judgements, sums),
  ];
}

function problemsOf({ id, level, state, reason, files }: Judgement, gone: ReadonlySet<string>): string[] {
  const isMet = state === 'met';
  return [
    ...(levels.get(id) === level ? [] : [`${page}: ${id} is of level ${levels.get(id) ?? 'none'}, not ${level}.`]),
    ...(states.some((known) => known === state) ? [] : [`${page}: ${id} is "${state}", which means nothing.`]),
    ...(isMet && files.length === 0 ? [`${page}: ${id} is met, but nothing shows it.`] : []),
    ...(!isMet && reason === '' ? [`${page}: ${id} is ${state}, but not why.`] : []),
    ...files.filter((file) => gone.has(file)).map((file) => `${page}: ${id} names a file that is not there: ${file}`),
  ];
}

function problemsOfSums(judgements: readonly Judgement[], sums: ReadonlyMap<string, readonly number[]>): string[] {
  return ['1', '2', 'both'].flatMap((level) => {
    const of = judgements.filter((one) => level === 'both' || one.level === level);
    const counts = states.map((state) => of.filter((one) => one.state === state).length);
    const expected = [of.length, of.length - (counts.at(-1) ?? 0), ...counts];
    const said = sums.get(level) ?? [];
    return said.join() === expected.join() ? [] : [`${page}: the sums of level ${level} are ${expected.join(', ')}.`];
  });
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim().replaceAll('**', ''));

/** A file in backticks has a dot or a slash in it; a setting or a value has none. */
const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w./-]+\.(?:ts|tsx|md|json|sql|example))`/g)].map(([, file = '']) => file);

/** The rows whose first cell is an id. */
export function judgementsIn(markdown: string): Judgement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id = '', level = '', , state = '', reason = ''] = cellsOf(line);
    return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, state, reason, files: filesIn(reason) }] : [];
  });
}

/** The rows of seven cells whose first names a level. */
export function sumsIn(markdown: string): Map<string, number[]> {
  const rows = markdown.split('\n').map(cellsOf);
  return new Map(
    rows
      .filter((cells) => cells.length === 9 && /^(?:1|2|both)$/.test(cells[1] ?? ''))
      .map((cells) => [cells[1] ?? '', cells.slice(2, -1).map(Number)]),
  );
}
