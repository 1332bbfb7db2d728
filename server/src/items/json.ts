import { itemTextNames } from '@wishwell/contract/fields.ts';
import { signedUrlOf } from '../images/signed-urls.ts';

// Fragments of SQL that build an item's JSON, `i` being the item and `p` its picture. They name every field: a column that is
// added to the table shows nowhere until it is named here, or among the texts of the contract.

/** The columns that everybody who sees an item is shown. */
export const shownColumns = ['id', 'name', ...itemTextNames, 'price', 'is_available']
  .map((column) => `i.${column}`)
  .join(', ');

/** What everybody who sees an item is shown of it. */
export const itemColumns = `${shownColumns}, ${signedUrlOf('p.key')} as image_url`;

/** For its owner: nothing of a claim is even read. */
export const ownItem = `${itemColumns}, false as purchased, null::bigint as purchased_by`;

/** Bytes of the text of `i`. The length of a long text is stored beside it: PostgreSQL does not read the text itself. */
export const textBytes = ['name', ...itemTextNames].map((column) => `octet_length(i.${column})`).join(' + ');
