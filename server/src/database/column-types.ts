import pg from 'pg';

const BIGINT_TYPE_ID = 20;

type ColumnParser = (text: string) => unknown;

// Parses PostgreSQL's bigint columns as JavaScript numbers. This is exact, because all values stay below
// 2^53.
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ColumnParser =>
    oid === BIGINT_TYPE_ID ? Number : (pg.types.getTypeParser(oid, format) as ColumnParser),
};
