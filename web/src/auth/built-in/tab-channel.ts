/** What a tab tells the others of this browser. */
export type TabNews = 'signed-in' | 'signed-out';

export interface Tabs {
  tell(news: TabNews): void;
}

const channel = 'wishwell.session';

const isNews = (data: unknown): data is TabNews => data === 'signed-in' || data === 'signed-out';

/** Hears what other tabs tell, never what this one does. */
export function listenToTabs(onNews: (news: TabNews) => void): Tabs {
  const others = new BroadcastChannel(channel);
  others.addEventListener('message', ({ data }) => {
    if (isNews(data)) onNews(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  return { tell: (news) => others.postMessage(news) };
}

/** Runs `work` while no other tab runs its own; where the browser has no locks (plain http on a name), at once. */
export async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('wishwell.bearer', work) : work();
}
