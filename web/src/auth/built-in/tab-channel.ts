type TabMessage = 'signed-in' | 'signed-out';

interface TabChannel {
  send(message: TabMessage): void;
}

const channelName = 'wishwell.session';

const isTabMessage = (data: unknown): data is TabMessage => data === 'signed-in' || data === 'signed-out';

/** Opens a channel to the other tabs of this browser. A tab does not receive its own messages. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  const broadcast = new BroadcastChannel(channelName);
  broadcast.addEventListener('message', ({ data }) => {
    if (isTabMessage(data)) onMessage(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  return { send: (message) => broadcast.postMessage(message) };
}

/**
 * Runs `work` while this tab holds a lock that all tabs of the browser share. Browsers offer this lock only
 * on HTTPS; with plain HTTP, runs `work` immediately.
 */
export async function runWithTabLock<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('wishwell.bearer', work) : work();
}
