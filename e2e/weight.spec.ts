import { expect } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { measureScriptSizes, scriptBudgets, sumScriptKilobytes } from './script-weight.ts';
import { addListWithItems, createWishNames } from './steps.ts';

test('each page loads at most as much compressed script as its budget allows', async ({
  newBrowser,
  newPerson,
  origin,
}) => {
  const ana = await newPerson('Ana Moreno');
  const listId = await addListWithItems(ana, createWishNames(50), 'Winter birthday');
  const { token: linkToken } = await ana.does(calls.createShareLink, { params: { id: listId }, body: {} });
  for (const { page: name, path, isSignedIn, kilobytes } of scriptBudgets) {
    const page = await newBrowser(isSignedIn ? { storageState: await ana.page.context().storageState() } : {});
    const scripts = await measureScriptSizes(page, origin + path({ listId, linkToken }));
    expect.soft(sumScriptKilobytes(scripts), `${name}: ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(kilobytes);
    expect.soft(scripts.length, name).toBeGreaterThan(2);
  }
});
