import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { measuredPages } from '../bench/web/limits.ts';
import { sumScriptKilobytes, measureScriptSizes } from '../bench/web/script-weight.ts';
import { test } from './people.ts';
import { addItem, addWishlist } from './steps.ts';

for (const { name, path, isSignedIn, limits } of measuredPages) {
  test(`${name} loads at most ${limits.script} kB of compressed script`, async ({ newBrowser, newPerson, origin }) => {
    const ana = await newPerson('Ana Moreno');
    const listId = await addWishlist(ana, {
      title: 'Winter birthday',
      description: '',
      is_public: true,
      shared_with_ids: [],
    });
    for (let n = 1; n <= 50; n += 1) await addItem(ana, listId, { name: `Wish ${n}` });
    const { token: linkToken } = await ana.does(calls.createShareLink, { params: { id: listId }, body: {} });
    const page = isSignedIn ? ana.page : await newBrowser();
    const scripts = await measureScriptSizes(page, origin + path({ listId, linkToken }));
    expect(sumScriptKilobytes(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(limits.script);
  });
}
