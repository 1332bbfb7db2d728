import { useSyncExternalStore } from 'react';
import { wasServerReachable, watchOnlineStatus } from '../api/online-status.ts';

/** Returns whether the last request reached the server. */
export const useOnlineStatus = (): boolean => useSyncExternalStore(watchOnlineStatus, wasServerReachable, () => true);
