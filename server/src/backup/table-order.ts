interface TableReferences {
  name: string;
  needs: readonly string[];
}

/**
 * Returns the tables in an order in which each table follows the tables that it references. Throws if the
 * references form a cycle.
 */
export function sortByReferences<Table extends TableReferences>(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let remaining = [...tables];
  while (remaining.length > 0) {
    const ready = remaining.filter(({ needs }) => !remaining.some(({ name }) => needs.includes(name)));
    if (ready.length === 0) throw new Error(`${remaining.map(({ name }) => name).join(', ')} refer to each other`);
    ordered.push(...ready);
    remaining = remaining.filter((table) => !ready.includes(table));
  }
  return ordered;
}
