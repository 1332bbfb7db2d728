/** A channel between the tabs of this browser. Each message is the uid of the user whose data has changed. */
const channel = import.meta.env.SSR ? undefined : new BroadcastChannel('wishwell.changes');

export function announceChangeToOtherTabs(uid: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  channel?.postMessage(uid);
}

export function watchChangesInOtherTabs(uid: string, reload: () => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === uid) reload();
  });
}
