interface Needing {
  name: string;
  /** The tables it refers to. */
  needs: readonly string[];
}

/** The tables in an order in which each comes after those it refers to. Throws when they refer to each other in a circle. */
export function fillingOrder<Table extends Needing>(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => !waiting.some(({ name }) => needs.includes(name)));
    if (ready.length === 0) throw new Error(`${waiting.map(({ name }) => name).join(', ')} refer to each other`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
