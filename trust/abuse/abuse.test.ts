import { format } from 'oxfmt';
import { afterAll, describe, expect, it } from 'vitest';
import { keepFigures } from '../figures.ts';
import { type AbuseCase, numberOf, requestLine } from './abuse-case.ts';
import { abuseGroups } from './groups.ts';
import { sendCase } from './send.ts';
import { closeStages, stageWith } from './stage.ts';

const counts = { cases: 0, 'otherwise than expected': 0 };
afterAll(async () => {
  await closeStages();
  await keepFigures({ suite: 'abuse cases', counts });
});

/** What no answer may hold: a stack, a statement, a path of the server's. */
const internals = /\n\s+at |node:internal|node_modules|\/server\/src\/|\bselect .* from\b|\bpg_/i;

/** Tries a case, and throws when anything else comes of it. Answers the status. */
async function run(abuse: AbuseCase): Promise<number> {
  const stage = await stageWith(abuse.env);
  await stage.reset();
  await abuse.first?.(stage);
  const before = await stage.stored();
  const reply = await (abuse.send ? abuse.send(stage) : sendCase(stage, abuse));
  expect(`${reply.status} ${reply.status === abuse.answer ? '' : reply.text}`.trim()).toBe(String(abuse.answer));
  if (reply.status >= 400) expect(await stage.stored(), 'a refusal writes nothing').toEqual(before);
  if (abuse.says) expect(reply.text).toMatch(abuse.says);
  expect(reply.text).not.toMatch(internals);
  if (reply.status > 0) expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  await abuse.and?.[1]?.(stage, reply);
  return reply.status;
}

describe.each(abuseGroups)('API$risk:2023 $name', ({ risk, cases }) => {
  it.each(cases.map((abuse, place) => ({ ...abuse, number: numberOf(risk, place), abuse })))(
    '$number $abuse.abuse',
    async ({ abuse }) => {
      counts.cases += 1;
      counts['otherwise than expected'] += 1;
      expect(await run(abuse)).toBe(abuse.answer);
      counts['otherwise than expected'] -= 1;
    },
  );
});

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

function rowOf(abuse: AbuseCase, number: string): string {
  const answer = [
    abuse.answer === 0 ? 'no answer' : String(abuse.answer),
    ...(abuse.says ? [`“${abuse.says.source}”`] : []),
    ...(abuse.and ? [abuse.and[0]] : []),
  ];
  const cells = [number, abuse.abuse, abuse.as, `\`${requestLine(abuse).replaceAll('`', "'")}\``, answer.join('; ')];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const page = (): string => `# Abuse cases

${abuseGroups.reduce((sum, { cases }) => sum + cases.length, 0)} ways to misuse the API, by the risks of the OWASP API Security Top 10 (2023), and what comes of each. \`npm test\` makes every
one of them (\`trust/abuse/\`) against a real server: the request as it stands here, the status and what else is said. A
refusal must also leave everything stored as it was, and no answer may hold a stack, a statement or a path. The people are
those of \`server/test/world.ts\`: lists 101 and 103 are Olga's and public, 102 is private and shared with the sharee, 106
with nobody; 104 is the stranger's, 105 a deactivated friend's.

This page is written by the test that runs the cases: \`npx vitest run --project trust trust/abuse -u\`.
${abuseGroups
  .map(
    ({ risk, name, cases }) => `
## API${risk}:2023 ${name}

| no. | what is tried | as | request | answer |
|---|---|---|---|---|
${cases.map((abuse, place) => rowOf(abuse, numberOf(risk, place))).join('\n')}
`,
  )
  .join('')}`;

it('docs/abuse-cases.md lists every case', async () => {
  const { code } = await format('abuse-cases.md', page(), { printWidth: 120, singleQuote: true });
  await expect(code).toMatchFileSnapshot('../../docs/abuse-cases.md');
});

it('a connection that the server opened would be seen', async () => {
  const stage = await stageWith();
  await stage.reset();
  await fetch('http://127.0.0.1:59999/').catch(() => undefined);
  expect(stage.connections()).toEqual(['127.0.0.1:59999']);
});
