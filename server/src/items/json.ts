import { signedUrlOf } from '../images/signed-urls.ts';

// Fragments of SQL that build an item's JSON, `i` being the item and `p` its picture. They name every field: a column that is
// added to the table shows nowhere until it is named here.

/** What everybody who sees an item is shown of it. */
export const itemColumns = `
  i.id, i.name, i.description, i.url, i.price, i.is_available, ${signedUrlOf('p.key')} as image_url`;

/** For its owner: nothing of a claim is even read. */
export const ownItem = `${itemColumns}, false as purchased, null::bigint as purchased_by`;

/** Bytes of an item's text. The length of a long text is stored beside it: PostgreSQL does not read the text itself. */
export const textBytes = (item: string): string =>
  `octet_length(${item}.name) + octet_length(${item}.description) + octet_length(${item}.url)`;
