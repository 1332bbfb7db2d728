import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard } from './steps.ts';

const getItemHeadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const getAnnouncement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('an owner orders items and marks them as most wanted by keyboard, and friends see the result', async ({
  newPerson,
}) => {
  const [ana, ben] = [await newPerson('Ana Moreno'), await newPerson('Ben')];
  await befriend(ana, ben);
  const list = await addWishlist(ana, {
    title: 'Winter birthday',
    description: '',
    is_public: true,
    shared_with_ids: [],
  });
  for (const name of ['Mug', 'Lamp', 'Scarf']) await addItem(ana, list, { name });
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  const chooseByKeyboard = async (item: string, action: string): Promise<void> => {
    await page.getByRole('button', { name: `More for ${item}` }).focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('button', { name: action, exact: true });
    await expect(choice).toBeVisible();
    for (let step = 0; step < 6 && !(await choice.evaluate((one) => one === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await expect(choice).toBeFocused();
    await page.keyboard.press('Enter');
  };

  await test.step('Move to top moves an item to the first position', async () => {
    await chooseByKeyboard('Scarf', 'Move to top');
    await expect(getItemHeadings(page)).toHaveText(['Scarf', 'Mug', 'Lamp']);
    await expect(page.getByRole('link', { name: 'Scarf' })).toBeFocused();
    await expect(getAnnouncement(page, '“Scarf” is at place 1 of 3 now.')).toBeAttached();
  });
  await test.step('Move down and Move up move an item by one position', async () => {
    await chooseByKeyboard('Mug', 'Move down');
    await expect(getItemHeadings(page)).toHaveText(['Scarf', 'Lamp', 'Mug']);
    await expect(page.getByRole('link', { name: 'Mug' })).toBeFocused();
    await chooseByKeyboard('Lamp', 'Move up');
    await expect(getItemHeadings(page)).toHaveText(['Lamp', 'Scarf', 'Mug']);
  });
  await test.step('at most a third of the items can be most wanted', async () => {
    await chooseByKeyboard('Mug', 'Most wanted');
    await expect(getCard(page, 'Mug').getByText('Most wanted', { exact: true }).first()).toBeVisible();
    await chooseByKeyboard('Lamp', 'Most wanted');
    await expect(page.getByText('At most a third of a list can be most wanted')).toBeVisible();
    await expectNoAxeViolations(page, 'a list with a most wanted item');
  });
  await test.step('a friend sees the order and the most wanted item', async () => {
    await ben.page.goto(`/friendwishlists/${list}`);
    await expect(getItemHeadings(ben.page)).toHaveText(['Lamp', 'Scarf', 'Mug']);
    await expect(getCard(ben.page, 'Mug').getByText('Most wanted')).toBeVisible();
    await expect(getCard(ben.page, 'Lamp').getByText('Most wanted')).toHaveCount(0);
  });
});
