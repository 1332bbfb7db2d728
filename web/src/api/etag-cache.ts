/** What a read answered last. */
export interface KeptAnswer {
  data: unknown;
  /** The tag by which the server knows it again (RFC 9110, section 8.8.3); without one it is not kept. */
  etag: string | undefined;
  next: string | undefined;
}

/** Addresses a person. */
const most = 40;
/** Milliseconds. The addresses of pictures in an answer live for a day at least, and no answer is kept for longer. */
const lifetime = 12 * 3_600_000;

type Dated = KeptAnswer & { until: number };

/** They go with the object that stands for a person's being signed in: nothing is left to whoever comes next. */
const answers = new WeakMap<object, Map<string, Dated>>();

/** What `address` answered `person` last; undefined where that is not kept, or too old. */
export function keptAnswer(person: object, address: string): KeptAnswer | undefined {
  const kept = answers.get(person)?.get(address);
  return kept && performance.now() < kept.until ? kept : undefined;
}

/** Keeps it in place of what `address` answered before. Of too many, the one that came first goes. */
export function keepAnswer(person: object, address: string, answer: KeptAnswer): void {
  const own = answers.get(person) ?? new Map<string, Dated>();
  answers.set(person, own);
  own.delete(address);
  if (answer.etag !== undefined) own.set(address, { ...answer, until: performance.now() + lifetime });
  const [first] = own.keys();
  if (own.size > most && first !== undefined) own.delete(first);
}
