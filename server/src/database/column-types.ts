import pg from 'pg';

const INT8 = 20;

type Parser = (text: string) => unknown;

// Ids are bigint in the database and plain JSON numbers outside (they stay below 2^53).
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as Parser),
};
