import { assumed, calls, measured } from './figures.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

type Call = (typeof calls)[number];

/** PostgreSQL's part of a call's time: at most what `pgbench` with all cores needed for the same statements. */
export function postgresOf({ cpu, rate, ofPgbench }: Call): number {
  if (rate === undefined || ofPgbench === undefined) return cpu * assumed.pgShare.value;
  return Math.min(cpu, (measured.cores.value * 1000 * ofPgbench) / rate);
}

const aDay = sum(calls.map((call) => call.aDay));
const writesADay = sum(calls.filter(({ writes }) => writes).map((call) => call.aDay));
const meanOf = (cost: (call: Call) => number): number => sum(calls.map((call) => cost(call) * call.aDay)) / aDay;

/** The mean call of the mix with few people: its milliseconds of PostgreSQL and of Node. */
export const meanCall = { postgres: meanOf(postgresOf), node: meanOf((call) => call.cpu - postgresOf(call)), aDay };

/** The part of PostgreSQL's work that no replica may take. */
const primaryPart =
  meanOf((call) => (call.writes === true || call.identity === true ? postgresOf(call) : 0)) / meanCall.postgres;

/** How much more a call costs with so many people. */
const growthAt = (people: number): number => {
  if (people < 100_000) return 1;
  return people <= 1_000_000 ? measured.growth.value : measured.growth.value * assumed.beyond.value;
};

const gb = (kb: number): number => kb / 1e6;

/** What so many people need in the busiest hour before Christmas. */
export function planFor(people: number) {
  const active = people * assumed.dailyActive.value * assumed.season.value;
  const perSecond = (active * assumed.busiestHour.value) / 3600;
  const requests = perSecond * aDay;
  const pictures = perSecond * assumed.picturesADay.value;
  const used = assumed.used.value;
  const postgresCores = (requests * meanCall.postgres * growthAt(people)) / 1000 / used;
  const primaryCores = postgresCores * primaryPart;
  const perMachine = assumed.coresPerMachine.value;
  const nodeCores = (requests * meanCall.node + pictures * assumed.pictureCpu.value) / 1000 / used;
  // Never fewer than two: one may restart.
  const processes = Math.max(2, Math.ceil(nodeCores));
  return {
    people,
    requests,
    writes: perSecond * writesADay,
    pictures,
    postgresCores,
    nodeCores,
    processes,
    nodeGb: (processes * measured.mbPerProcess.value) / 1000,
    connections: processes * measured.connections.value,
    databaseGb: gb(people * measured.kbPerPerson.value * assumed.roomOnDisk.value),
    walGbADay: gb(active * writesADay * assumed.walPerWrite.value),
    pictureGb: gb(people * measured.pictures.value * (assumed.full.value + assumed.card.value)),
    mbitApi: (requests * assumed.answer.value * 8) / 1000,
    mbitPictures: (pictures * assumed.card.value * 8) / 1000,
    primaryCores,
    replicas: postgresCores <= perMachine ? 0 : Math.ceil((postgresCores - primaryCores) / perMachine),
  };
}

/** The step of docs/scaling.md that carries it, for its work alone: not to lose a machine is a wish of its own. */
export function stepFor({ postgresCores, nodeCores, replicas }: Plan): string {
  if (postgresCores + nodeCores <= measured.cores.value) return 'one machine';
  return replicas === 0 ? 'own PostgreSQL, several processes' : 'the same, replicas';
}

export type Plan = ReturnType<typeof planFor>;

/** Two figures that count, and no more: `1,234` becomes `1,200`. */
export function rounded(value: number): string {
  if (value > 0 && value < 0.01) return '< 0.01';
  return Number(value.toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 2 });
}
