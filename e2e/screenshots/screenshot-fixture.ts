import { type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { runWithTemporaryServer } from '../../scripts/browser/temporary-server.ts';
import { createDemoData, demoEmails } from '../../scripts/demo/world.ts';
import { befriend } from '../../server/test/friendship.ts';
import { signUpPerson } from '../../server/test/person.ts';
import { createSignedInStorageState } from '../people.ts';

/**
 * The person who opens a screen: a visitor, an account of the demo, or one of two new accounts. The account
 * `newcomer` has no list. The account `other` has one empty list.
 */
export type Viewer = 'visitor' | 'newcomer' | 'other' | 'mara' | 'jonas' | 'priya' | 'theo';

interface ScreenshotFixture {
  /** Replaces each placeholder `{name}` in `text` by the stored id or token with the same name. */
  fill(text: string): string;
  newPage(viewer: Viewer, options: BrowserContextOptions): Promise<Page>;
}

const ownerEnvironment = {
  OWNER_NAME: 'Mira Sato',
  OWNER_EMAIL: 'mira@example.com',
  CODE_PROFILE_URL: 'https://code.example/mira',
  NETWORK_PROFILE_URL: 'https://network.example/in/mira',
};

const createEmptyListBody = (title: string) => ({ title, description: '', is_public: true, shared_with_ids: [] });

/**
 * Creates the demo data and two new accounts that are friends. Returns the two accounts, and the ids and
 * tokens in the URL paths of the screenshots.
 */
async function createScreenshotData(origin: string, promote: () => Promise<void>) {
  const { ines, ...demo } = await createDemoData(origin, promote);
  const newcomer = await signUpPerson({ origin }, 'Nora Berg', { avatar: 'purple' });
  const other = await signUpPerson({ origin }, 'Otis Lamb', { avatar: 'orange' });
  await befriend(newcomer, other);
  const lists = await demo.mara.does(calls.listWishlists);
  const listIdByTitle = (title: string): number => lists.find((list) => list.title === title)?.id ?? 0;
  const fullList = listIdByTitle('Winter birthday');
  const { items } = await demo.mara.does(calls.getWishlist, { params: { id: fullList } });
  const { id: emptyListId } = await other.does(calls.createWishlist, { body: createEmptyListBody('Someday') });
  // Ines is a friend of Jonas, who views the screens of friends.
  const { id: emptyFriendList } = await ines.does(calls.createWishlist, { body: createEmptyListBody('Soon') });
  const { token: linkToken } = await demo.mara.does(calls.createShareLink, {
    params: { id: fullList },
    body: { label: 'for the office' },
  });
  const { url: invitationUrl } = await demo.mara.does(calls.createInvitation, { body: {} });
  const ids: Readonly<Record<string, number | string>> = {
    linkToken,
    invitationToken: invitationUrl.split('/').at(-1) ?? '',
    fullList,
    item: items[0]?.id ?? 0,
    privateList: listIdByTitle('For Nora’s room'),
    emptyList: emptyListId,
    emptyFriendList,
    mara: demo.mara.id,
    newcomer: newcomer.id,
  };
  return { accounts: { ...demo, newcomer, other }, ids };
}

/** Playwright's `test`, with one server and the same data for all screens. */
export const test = base.extend<object, { studio: ScreenshotFixture }>({
  studio: [
    async ({ browser }, provide) => {
      await runWithTemporaryServer(ownerEnvironment, async ({ origin, promote }) => {
        const { accounts, ids } = await createScreenshotData(origin, async () => {
          await promote(demoEmails.superuser, 'superuser');
          await promote(demoEmails.staff, 'staff');
        });
        await provide({
          fill: (text) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name])),
          async newPage(viewer, options) {
            const state =
              viewer === 'visitor' ? {} : { storageState: createSignedInStorageState(origin, accounts[viewer].cookie) };
            const common = { baseURL: origin, locale: 'en-US', reducedMotion: 'reduce' as const };
            // Playwright throws an error if `isMobile` is true in Firefox.
            const isMobile = options.isMobile === true && browser.browserType().name() !== 'firefox';
            return (await browser.newContext({ ...common, ...state, ...options, isMobile })).newPage();
          },
        });
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
