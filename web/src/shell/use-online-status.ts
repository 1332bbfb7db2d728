import { useSyncExternalStore } from 'react';
import { isReachable, watchOnlineStatus } from '../api/online-status.ts';

/** Whether the server could be reached when it was last tried. */
export const useOnlineStatus = (): boolean => useSyncExternalStore(watchOnlineStatus, isReachable, () => true);
