const setting = 'wishwell.held_list';

/** SQL: has this transaction hold the list with this id in mind until it ends; its row, and the friendship, are locked by whoever says so. */
export const holdList = (id: string): string => `set_config('${setting}', ${id}::text, true)`;

/** SQL: the id of the list that this transaction holds; null without one, and outside of a transaction. */
export const heldList = `nullif(current_setting('${setting}', true), '')::bigint`;
