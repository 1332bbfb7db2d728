import { expect } from '@playwright/test';
import { measuredPages } from '../bench/web/limits.ts';
import { sumKilobytes, weighScripts } from '../bench/web/script-weight.ts';
import { test } from './people.ts';
import { addItem, addWishlist } from './steps.ts';

for (const { name, path, isSignedIn, limits } of measuredPages) {
  test(`${name} loads at most ${limits.script} kB of script, every chunk counted as it travels`, async ({
    newBrowser,
    newPerson,
    origin,
  }) => {
    const ana = await newPerson('Ana Moreno');
    const listId = await addWishlist(ana, {
      title: 'Winter birthday',
      description: '',
      is_public: true,
      shared_with_ids: [],
    });
    for (let n = 1; n <= 50; n += 1) await addItem(ana, listId, { name: `Wish ${n}` });
    const page = isSignedIn ? ana.page : await newBrowser();
    const scripts = await weighScripts(page, origin + path({ listId }));
    expect(sumKilobytes(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(limits.script);
  });
}
