import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { measureScriptSizes, scriptBudgets, sumScriptKilobytes } from './script-weight.ts';
import { addItem, addWishlist } from './steps.ts';

for (const { page: name, path, isSignedIn, kilobytes } of scriptBudgets) {
  test(`${name} loads at most ${kilobytes} kB of compressed script`, async ({ newBrowser, newPerson, origin }) => {
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
    expect(sumScriptKilobytes(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(kilobytes);
  });
}
