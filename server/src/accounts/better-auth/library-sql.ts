import type { CleanedWhere } from 'better-auth/adapters';

export type LibraryRow = Record<string, unknown>;

interface Text {
  text: string;
  values: unknown[];
}

const comparisons = new Map<string, string>([
  ['eq', '='],
  ['ne', '<>'],
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
]);

function condition({ field, operator, value, connector, mode }: CleanedWhere, place: number): string {
  const comparison = comparisons.get(operator ?? 'eq');
  if (!comparison || connector === 'OR' || mode === 'insensitive' || value === null) {
    throw new Error(`The identity library asked for an unforeseen condition on ${field}: ${operator ?? 'none'}`);
  }
  return `"${field}" ${comparison} $${place}`;
}

/** A where clause, its parameters numbered after the first `before`; empty without conditions. */
export function conditions(where: readonly CleanedWhere[], before = 0): Text {
  const parts = where.map((one, index) => condition(one, before + index + 1));
  return { text: parts.length > 0 ? ` where ${parts.join(' and ')}` : '', values: where.map((one) => one.value) };
}

/** An insert that returns the row. */
export function insertion(model: string, row: LibraryRow): Text {
  const columns = Object.keys(row);
  const names = columns.map((column) => `"${column}"`).join(', ');
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  return { text: `insert into auth."${model}" (${names}) values (${places}) returning *`, values: Object.values(row) };
}

/** An update that returns the rows. */
export function update(model: string, changes: LibraryRow, where: readonly CleanedWhere[]): Text {
  const columns = Object.keys(changes);
  const settings = columns.map((column, index) => `"${column}" = $${index + 1}`).join(', ');
  const { text, values } = conditions(where, columns.length);
  return {
    text: `update auth."${model}" set ${settings}${text} returning *`,
    values: [...Object.values(changes), ...values],
  };
}

export function sortOrder(sortBy: { field: string; direction: 'asc' | 'desc' } | undefined): string {
  return sortBy ? ` order by "${sortBy.field}" ${sortBy.direction}` : '';
}
