import { useSyncExternalStore } from 'react';
import { wasServerReachable, watchOnlineStatus } from '../api/online-status.ts';

/** Returns whether the server was reachable at the last request. */
export const useOnlineStatus = (): boolean => useSyncExternalStore(watchOnlineStatus, wasServerReachable, () => true);
