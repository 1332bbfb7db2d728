import { format } from 'oxfmt';
import { afterAll, describe, expect, it } from 'vitest';
import { printCounts } from '../figures.ts';
import { type AbuseCase, formatCaseNumber, formatRequest } from './abuse-case.ts';
import { closeServers, getServerWithSettings } from './abuse-server.ts';
import { abuseGroups } from './groups.ts';
import { sendAbuseCaseRequest } from './send.ts';

const caseCounts = { cases: 0, 'otherwise than expected': 0 };
afterAll(async () => {
  await closeServers();
  printCounts({ suite: 'abuse cases', counts: caseCounts });
});

/** Matches text that no response may contain: stack traces, SQL statements and file paths of the server. */
const leakPattern = /\n\s+at |node:internal|node_modules|\/server\/src\/|\bselect .* from\b|\bpg_/i;

/** Sends the request of an abuse case and asserts all expectations of this case. Returns the status. */
async function runCase(abuse: AbuseCase): Promise<number> {
  const server = await getServerWithSettings(abuse.env);
  await server.reset();
  await abuse.prepare?.(server);
  const before = await server.readStoredData();
  const reply = await (abuse.send ? abuse.send(server) : sendAbuseCaseRequest(server, abuse));
  expect(`${reply.status} ${reply.status === abuse.status ? '' : reply.text}`.trim()).toBe(String(abuse.status));
  if (reply.status >= 400) expect(await server.readStoredData(), 'an error response writes nothing').toEqual(before);
  if (abuse.textMatches) expect(reply.text).toMatch(abuse.textMatches);
  expect(reply.text).not.toMatch(leakPattern);
  if (reply.status > 0) expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  await abuse.alsoExpect?.[1]?.(server, reply);
  return reply.status;
}

/** Returns the test title of an abuse case: number, actor, misuse and expected response. */
function formatTitle(abuse: AbuseCase, number: string): string {
  return `${number} ${abuse.as} sends “${abuse.abuse}”; expected response: ${formatResponse(abuse)}`;
}

describe.each(abuseGroups)('abuse cases of OWASP API$risk:2023 $name', ({ risk, cases }) => {
  it.each(cases.map((abuse, index) => [formatTitle(abuse, formatCaseNumber(risk, index)), abuse] as const))(
    '%s',
    async (_title, abuse) => {
      caseCounts.cases += 1;
      caseCounts['otherwise than expected'] += 1;
      expect(await runCase(abuse)).toBe(abuse.status);
      caseCounts['otherwise than expected'] -= 1;
    },
  );
});

const escapeCell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** Returns the expected status and the other expectations of an abuse case as one line of text. */
function formatResponse(abuse: AbuseCase): string {
  return [
    abuse.status === 0 ? 'no response' : String(abuse.status),
    ...(abuse.textMatches ? [`“${abuse.textMatches.source}”`] : []),
    ...(abuse.alsoExpect ? [abuse.alsoExpect[0]] : []),
  ].join('; ');
}

function formatRow(abuse: AbuseCase, number: string): string {
  const request = `\`${formatRequest(abuse).replaceAll('`', "'")}\``;
  const cells = [number, abuse.abuse, abuse.as, request, formatResponse(abuse)];
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

const formatPage = (): string => `# Abuse cases

${abuseGroups.reduce((sum, { cases }) => sum + cases.length, 0)} ways to misuse the API, by risk of the OWASP API Security Top 10 (2023), with the expected response. \`npm test\` sends each
of them (\`trust/abuse/\`) to a real server and checks the status and the other expectations. An error
response must leave the data unchanged, and no response may contain a stack trace, an SQL statement or a path. The people are
those of \`server/test/world.ts\`: Olga owns the public lists 101 and 103, the list 102 shared with the sharee, and the private
list 106. The stranger owns 104, a deactivated friend 105.

The test of the cases generates this page: \`npx vitest run --project trust trust/abuse -u\`.
${abuseGroups
  .map(
    ({ risk, name, cases }) => `
## API${risk}:2023 ${name}

| no. | abuse | as | request | response |
|---|---|---|---|---|
${cases.map((abuse, index) => formatRow(abuse, formatCaseNumber(risk, index))).join('\n')}
`,
  )
  .join('')}`;

it('docs/abuse-cases.md contains the text that formatPage generates from all abuse cases', async () => {
  const { code } = await format('abuse-cases.md', formatPage(), { printWidth: 120, singleQuote: true });
  await expect(code).toMatchFileSnapshot('../../docs/abuse-cases.md');
});

it('control: AbuseServer.connections returns the host and port of a connection that the process opens', async () => {
  const server = await getServerWithSettings();
  await server.reset();
  await fetch('http://127.0.0.1:59999/').catch(() => undefined);
  expect(server.connections()).toEqual(['127.0.0.1:59999']);
});
