import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { bugReportStatuses } from '@wishwell/contract/limits.ts';
import { test } from './people.ts';

const getReportGroup = (page: Page, name: string): Locator => page.getByRole('region', { name });
const openGroupName = 'Open and in progress';
const resolvedGroupName = 'Resolved';

test('a superuser sets the status of a bug report by dropdown, and the report moves to the other group', async ({
  newPerson,
  promote,
}) => {
  const ana = await newPerson('Ana Lindt');
  await promote(ana, 'superuser');
  const { page } = ana;
  await ana.does(calls.createBugReport, { body: { title: 'Loose bow', description: 'It comes undone.' } });
  await page.goto('/superuser-tools/bug-reports');
  const dropdown = page.getByLabel('Status of “Loose bow”');
  const choose = async (status: string): Promise<void> => {
    const reload = page.waitForResponse((response) => response.url().endsWith('/bugreports'));
    await dropdown.selectOption(status);
    await reload;
  };

  await test.step('§4 bug report status: new reports are open', () => expect(dropdown).toHaveValue('open'));

  await test.step('§4 bug report status: a dropdown offers open, in_progress and resolved', async () => {
    await expect(dropdown.locator('option')).toHaveCount(3);
    const values = await dropdown.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(values).toEqual([...bugReportStatuses]);
  });

  await test.step('§4 bug report status: a superuser can change any status to any other status', async () => {
    for (const status of ['in_progress', 'resolved', 'open', 'resolved', 'in_progress', 'open']) {
      await choose(status);
      await expect(dropdown).toHaveValue(status);
    }
    await page.reload();
    await expect(dropdown).toHaveValue('open');
  });

  await test.step('§4 bug report status: after a successful change the list reloads', async () => {
    await ana.does(calls.createBugReport, { body: { title: 'Late ribbon', description: 'It came on Tuesday.' } });
    await expect(page.getByText('Late ribbon')).toHaveCount(0);
    await choose('in_progress');
    await expect(page.getByRole('heading', { name: 'Late ribbon' })).toBeVisible();
  });

  await test.step('§4 bug report status: group 1 contains open and in_progress reports, and group 2 resolved ones', async () => {
    const card = (name: string): Locator => getReportGroup(page, name).getByRole('heading', { name: 'Loose bow' });
    for (const [status, here, there] of [
      ['open', openGroupName, resolvedGroupName],
      ['resolved', resolvedGroupName, openGroupName],
      ['in_progress', openGroupName, resolvedGroupName],
    ] as const) {
      await choose(status);
      await expect(card(here)).toBeVisible();
      await expect(card(there)).toHaveCount(0);
    }
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(titles.map((title) => title.replace(/\s*\d+$/, ''))).toEqual([openGroupName, resolvedGroupName]);
  });
});
