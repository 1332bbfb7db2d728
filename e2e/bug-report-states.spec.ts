import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { bugReportStatuses } from '@wishwell/contract/limits.ts';
import { test } from './people.ts';

// A server of this file's own, whose reports are these alone.
test.use({ environment: { OWNER_NAME: 'Bug reports' } });

const group = (page: Page, name: string): Locator => page.getByRole('region', { name });
const unsolved = 'Open and in progress';
const solved = 'Resolved';

test('the states of a bug report', async ({ newPerson, promote }) => {
  const ana = await newPerson('Ana Lindt');
  await promote(ana, 'superuser');
  const { page } = ana;
  await ana.does(calls.createBugReport, { body: { title: 'Loose bow', description: 'It comes undone.' } });
  await page.goto('/superuser-tools/bug-reports');
  const dropdown = page.getByLabel('Status of “Loose bow”');
  const choose = async (status: string): Promise<void> => {
    const reload = page.waitForResponse((answer) => answer.url().endsWith('/bugreports'));
    await dropdown.selectOption(status);
    await reload;
  };

  await test.step('§4 bug report status: it begins as open', () => expect(dropdown).toHaveValue('open'));

  await test.step('§4 bug report status: a dropdown offers open, in_progress and resolved', async () => {
    await expect(dropdown.locator('option')).toHaveCount(3);
    const values = await dropdown.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(values).toEqual([...bugReportStatuses]);
  });

  await test.step('§4 bug report status: a superuser sets any of the three from any of them', async () => {
    for (const status of ['in_progress', 'resolved', 'open', 'resolved', 'in_progress', 'open']) {
      await choose(status);
      await expect(dropdown).toHaveValue(status);
    }
    await page.reload();
    await expect(dropdown).toHaveValue('open');
  });

  await test.step('§4 bug report status: after success the list is loaded again', async () => {
    await ana.does(calls.createBugReport, { body: { title: 'Late ribbon', description: 'It came on Tuesday.' } });
    await expect(page.getByText('Late ribbon')).toHaveCount(0);
    await choose('in_progress');
    await expect(page.getByRole('heading', { name: 'Late ribbon' })).toBeVisible();
  });

  await test.step('§4 bug report status: open and in_progress stand in the first group, resolved in the second', async () => {
    const card = (name: string): Locator => group(page, name).getByRole('heading', { name: 'Loose bow' });
    for (const [status, here, there] of [
      ['open', unsolved, solved],
      ['resolved', solved, unsolved],
      ['in_progress', unsolved, solved],
    ] as const) {
      await choose(status);
      await expect(card(here)).toBeVisible();
      await expect(card(there)).toHaveCount(0);
    }
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(titles.map((title) => title.replace(/\s*\d+$/, ''))).toEqual([unsolved, solved]);
  });
});
