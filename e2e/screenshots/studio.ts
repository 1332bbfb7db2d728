import { type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { withTemporaryServer } from '../../scripts/browser/temporary-server.ts';
import { createWorld, guides } from '../../scripts/demo/world.ts';
import { befriend } from '../../server/test/friendship.ts';
import { signedIn } from '../../server/test/person.ts';
import { signedInState } from '../people.ts';

/** A visitor, an account of the demo, or one of two new accounts: `newcomer` has no list, `other` an empty one. */
export type Viewer = 'visitor' | 'newcomer' | 'other' | 'mara' | 'jonas' | 'priya' | 'theo';

interface Studio {
  /** Replaces each `{name}` by the id that it stands for. */
  fill(text: string): string;
  /** Opens a page in a new browser context, in which the viewer is signed in. */
  newPage(viewer: Viewer, options: BrowserContextOptions): Promise<Page>;
}

const owner = {
  OWNER_NAME: 'Mira Sato',
  OWNER_EMAIL: 'mira@example.com',
  CODE_PROFILE_URL: 'https://code.example/mira',
  NETWORK_PROFILE_URL: 'https://network.example/in/mira',
};

const emptyList = (title: string) => ({ title, description: '', is_public: true, shared_with_ids: [] });

/** Creates the world of the demo, and two new accounts who are friends. Returns the accounts, and ids for paths. */
async function prepareWorld(origin: string, promote: () => Promise<void>) {
  const { ines, ...demo } = await createWorld(origin, promote);
  const newcomer = await signedIn({ origin }, 'Nora Berg', { avatar: 'purple' });
  const other = await signedIn({ origin }, 'Otis Lamb', { avatar: 'orange' });
  await befriend(newcomer, other);
  const lists = await demo.mara.does(calls.listWishlists);
  const titled = (title: string): number => lists.find((list) => list.title === title)?.id ?? 0;
  const fullList = titled('Winter birthday');
  const { items } = await demo.mara.does(calls.getWishlist, { params: { id: fullList } });
  const { id: emptyListId } = await other.does(calls.createWishlist, { body: emptyList('Someday') });
  // Ines is a friend of Jonas.
  const { id: emptyFriendList } = await ines.does(calls.createWishlist, { body: emptyList('Soon') });
  const ids: Readonly<Record<string, number>> = {
    fullList,
    item: items[0]?.id ?? 0,
    privateList: titled('For Nora’s room'),
    emptyList: emptyListId,
    emptyFriendList,
    mara: demo.mara.id,
    newcomer: newcomer.id,
  };
  return { accounts: { ...demo, newcomer, other }, ids };
}

/** Playwright's `test`, with one server and world for all screens. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, provide) => {
      await withTemporaryServer(owner, async ({ origin, promote }) => {
        const { accounts, ids } = await prepareWorld(origin, async () => {
          await promote(guides.superuser, 'superuser');
          await promote(guides.staff, 'staff');
        });
        await provide({
          fill: (text) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name])),
          async newPage(viewer, options) {
            const state = viewer === 'visitor' ? {} : { storageState: signedInState(origin, accounts[viewer].cookie) };
            const common = { baseURL: origin, locale: 'en-US', reducedMotion: 'reduce' as const };
            return (await browser.newContext({ ...common, ...state, ...options })).newPage();
          },
        });
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
