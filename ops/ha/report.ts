import type { Round } from './round.ts';

/** Milliseconds without writes that a mishap may cost. */
const longestGapMs = 15_000;

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const columns: readonly (readonly [string, (round: Round) => string | number])[] = [
  ['primary', ({ from }) => from],
  ['then', ({ to }) => to],
  ['gap', ({ gapMs }) => seconds(gapMs)],
  ['acknowledged', ({ acknowledged }) => acknowledged],
  ['lost', ({ lost }) => lost],
  ['twice', ({ doubled }) => doubled],
  ['settled by repeating', ({ settled }) => settled],
  ['made by the lost request', ({ alreadyMade }) => alreadyMade],
  ['refused', ({ refused }) => refused],
  ['dropped', ({ dropped }) => dropped],
  ['whole after', ({ wholeMs }) => seconds(wholeMs)],
];

/** The heads, and one line for each round, in columns. */
export function tableOf(rounds: readonly Round[]): string {
  const lines = [
    ['round', ...columns.map(([head]) => head)],
    ...rounds.map((round, at) => [String(at + 1), ...columns.map(([, value]) => String(value(round)))]),
  ];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')).join('\n');
}

/** What the rounds prove. `passed` is the exit code's. */
export interface Verdict {
  passed: boolean;
  sentence: string;
}

const total = (rounds: readonly Round[], count: (round: Round) => number): number =>
  rounds.reduce((sum, round) => sum + count(round), 0);

function problemsOf(rounds: readonly Round[], brokenAtEnd: readonly string[]): string[] {
  const lost = total(rounds, (round) => round.lost);
  const doubled = total(rounds, (round) => round.doubled);
  const slow = rounds.filter(({ gapMs }) => gapMs > longestGapMs).length;
  const faults = rounds.flatMap((round) => round.faults);
  return [
    ...(lost > 0 ? [`${lost} acknowledged writes were lost`] : []),
    ...(doubled > 0 ? [`${doubled} creations are there twice`] : []),
    ...(slow > 0 ? [`${slow} gaps were longer than ${seconds(longestGapMs)}`] : []),
    ...(rounds.some(({ from, to, isTakenOver }) => isTakenOver && from === to) ? ['no other node took over'] : []),
    ...(rounds.some(({ from, to, isTakenOver }) => !isTakenOver && from !== to) ? ['another node took over'] : []),
    ...(faults.length > 0 ? [`${faults.length} answers were faults, the first: ${faults[0]}`] : []),
    ...brokenAtEnd.map((rule) => `the database holds ${rule}`),
  ];
}

/** Judges a run; `brokenAtEnd` names what the database must never hold and does. */
export function judge(rounds: readonly Round[], synchronous: boolean, brokenAtEnd: readonly string[]): Verdict {
  const acknowledged = total(rounds, (round) => round.acknowledged);
  if (!synchronous) {
    const lost = total(rounds, (round) => round.lost);
    return lost > 0
      ? {
          passed: true,
          sentence: `Without synchronous replication ${lost} acknowledged writes of ${acknowledged} are lost: the run with it proves something.`,
        }
      : { passed: false, sentence: 'Without synchronous replication nothing is lost either: the test proves nothing.' };
  }
  const problems = problemsOf(rounds, brokenAtEnd);
  if (problems.length > 0) return { passed: false, sentence: `Failed: ${problems.join('; ')}.` };
  const longest = Math.max(...rounds.map(({ gapMs }) => gapMs));
  const settled = total(rounds, (round) => round.settled);
  return {
    passed: true,
    sentence: `Passed: ${rounds.length} rounds, ${acknowledged} writes acknowledged, 0 lost; ${settled} without an answer settled by repeating them, none twice; longest gap ${seconds(longest)}.`,
  };
}
