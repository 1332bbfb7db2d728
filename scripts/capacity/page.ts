import { assumed, calls, measured, sizes } from './figures.ts';
import { meanCall, type Plan, planFor, postgresOf, rounded, stepFor } from './plan.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const plans = sizes.map(planFor);
const whole = (value: number): string => value.toLocaleString('en-US');

const rows: readonly (readonly [string, (plan: Plan) => string])[] = [
  ['requests a second', ({ requests }) => rounded(requests)],
  ['of them writes', ({ writes }) => rounded(writes)],
  ['pictures a second', ({ pictures }) => rounded(pictures)],
  ['cores for PostgreSQL, half used', ({ postgresCores }) => rounded(postgresCores)],
  ['of them on the primary alone', ({ primaryCores }) => rounded(primaryCores)],
  [`replicas of ${assumed.coresPerMachine.value} cores`, ({ replicas }) => whole(replicas)],
  ['cores for Node, half used', ({ nodeCores }) => rounded(nodeCores)],
  ['processes', ({ processes }) => whole(processes)],
  ['their memory, GB', ({ nodeGb }) => rounded(nodeGb)],
  ['their connections, at most', ({ connections }) => whole(connections)],
  ['database with indexes, GB', ({ databaseGb }) => rounded(databaseGb)],
  ['WAL on such a day, GB', ({ walGbADay }) => rounded(walGbADay)],
  ['pictures, GB', ({ pictureGb }) => rounded(pictureGb)],
  ['network without pictures, Mbit/s', ({ mbitApi }) => rounded(mbitApi)],
  ['network for pictures, Mbit/s', ({ mbitPictures }) => rounded(mbitPictures)],
  ['the step that carries it', stepFor],
];

const callRows = calls.map((call) => [
  call.name,
  String(call.aDay),
  String(call.cpu),
  rounded(postgresOf(call)),
  call.guess ?? (call.ofPgbench === undefined ? 'measured; its parts by the share below' : 'measured'),
]);

const [, , million, ten, hundred] = plans as [Plan, Plan, Plan, Plan, Plan];

/** What scaling.md says of the plan; a test holds it to these words. */
export const summary = `With a million people the busiest hour before Christmas has ${rounded(million.requests)} requests a second, which take ${rounded(million.postgresCores)} cores for
PostgreSQL and ${rounded(million.nodeCores)} for Node, each half used, and ${rounded(million.databaseGb)} GB of database; ten million ${rounded(ten.requests)} a second, ${rounded(ten.postgresCores)} and ${rounded(ten.nodeCores)} cores and
${rounded(ten.databaseGb)} GB; a hundred million ${rounded(hundred.requests)} a second, ${rounded(hundred.postgresCores)} and ${rounded(hundred.nodeCores)} cores and ${rounded(hundred.databaseGb)} GB.`;

/** docs/capacity.md, before it is formatted. */
export const page = (): string => `# A capacity plan

What so many people need in the busiest hour before Christmas, computed by \`scripts/capacity/\` from figures that were measured and from assumptions that
were not. To have it for your own: change \`scripts/capacity/figures.ts\` and run \`npx vitest run scripts/capacity -u\`, which writes this page.

${table(
  ['people', ...sizes.map(whole)],
  rows.map(([name, cell]) => [name, ...plans.map(cell)]),
)}

**Only a million was measured** (\`bench:scale\`, on two cores with a thousand and a million people): the columns of ten and a hundred million are multiplied.
Nothing here was run at any of these rates: the fastest that was run is some thousands of requests a second, on two cores, with a hundred people. A
database that does not fit into memory was not measured either, and a database of a hundred million does not.

Standbys that take over ([high availability](high-availability.md)) are not counted: two more machines like the primary, and a second and third copy of the
disk. Nor is the store of pictures, which keeps copies of its own.

## What costs most, and what breaks first

From dear to cheap, at every size from a million on:

1. **Pictures on their way.** More than six times the traffic of everything else. \`S3_REDIRECT\` takes it from Node to the store; a store that asks little for
   traffic, or browsers that keep what they have, decide the bill.
2. **PostgreSQL**: its cores, its memory (what is read all the time should lie in it; how much that is was not measured), and each once more for every standby.
3. **Pictures that lie there**: many times the database, in the cheapest place there is.
4. **Node**: the least. A process needs ${measured.mbPerProcess.value} MB and keeps nothing.

What breaks first, as far as we see; none of it was reached:

1. **The disk's reads**, when the database outgrows memory: somewhere between one million people and ten. The signal is \`http_request_duration_seconds\` at its 99th
   percentile while processors are idle. More memory helps, then replicas.
2. **Bearers.** Everybody active asks for one again and again, the primary alone answers, and the plan's largest part of the primary rests on a figure that is too
   high by what a caller waits for: measure it before anything is bought.
3. **Connections**: ${measured.connections.value} for each process. With \`max_connections = 500\` the plan ends at ${Math.floor(500 / measured.connections.value)} processes, short of a hundred million people.
4. **Lists of friends**: the dearest read by far, and 38 ms for somebody with five thousand friends.
5. **Vacuum, backups and new indexes** of a database of a terabyte: hours each. A backup of Wishwell's own (\`npm run backup\`) is a file: use the engine's instead.

## What was measured

${table(
  ['figure', 'value', 'where'],
  Object.values(measured).map(({ what, value, where }) => [what, String(value), where]),
)}

The mean call of the mix below takes ${rounded(meanCall.postgres)} ms of PostgreSQL and ${rounded(meanCall.node)} ms of Node. PostgreSQL's part is an upper limit, what
\`pgbench\` with both cores took for the same statements, its own work included; Node's is the rest, so that a core more of one may be a core less of the other.

## What is assumed

${table(
  ['assumption', 'value'],
  Object.values(assumed).map(({ what, value }) => [what, String(value)]),
)}

${meanCall.aDay} calls a day of somebody active:

${table(['call', 'a day', 'CPU, ms', 'of it PostgreSQL at most', ''], callRows)}

Sign-ups, passwords (hashed on purpose slowly) and uploads of pictures are not in the mix: they are few, and each is a burst of its own that
\`wishwell_picture_queue\` and the event-loop delay show.
`;
