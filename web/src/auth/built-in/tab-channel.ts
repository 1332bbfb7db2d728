/** A message from one tab to the others of this browser. */
export type TabMessage = 'signed-in' | 'signed-out';

export interface TabChannel {
  send(message: TabMessage): void;
}

const channel = 'wishwell.session';

const isMessage = (data: unknown): data is TabMessage => data === 'signed-in' || data === 'signed-out';

/** Opens the channel between the tabs of this browser; a tab never receives its own messages. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  const others = new BroadcastChannel(channel);
  others.addEventListener('message', ({ data }) => {
    if (isMessage(data)) onMessage(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  return { send: (message) => others.postMessage(message) };
}

/** Runs `work` while no other tab runs its own; where the browser has no locks (plain http on a name), at once. */
export async function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('wishwell.bearer', work) : work();
}
