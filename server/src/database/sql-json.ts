/** Returns SQL that converts the single row of a `select` to a JSON object. */
export const createJsonObjectSql = (selection: string): string =>
  `(select row_to_json(shown) from (${selection}) shown)`;

/**
 * Returns SQL that converts the rows of a `select` to a JSON array, in the same order. Passes whole rows to
 * `json_agg`, because `json_build_object` would look up the field types again for every row.
 */
export const createJsonArraySql = (selection: string): string =>
  `(select coalesce(json_agg(shown), '[]') from (${selection}) shown)`;

/**
 * Returns SQL that converts the rows of a `select` to the text of a JSON array, in the same order; null if
 * there are no rows. Select this text as a separate column. If it were part of other JSON, PostgreSQL would
 * copy it several times, which doubles the time for large texts.
 */
export const createJsonArrayTextSql = (selection: string): string =>
  `(select json_agg(shown)::text from (${selection}) shown)`;
