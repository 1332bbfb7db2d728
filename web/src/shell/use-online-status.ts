import { useSyncExternalStore } from 'react';
import { isReachable, watchReachability } from '../api/online-status.ts';

/** Whether the server could be reached when it was last tried. */
export const useReachable = (): boolean => useSyncExternalStore(watchReachability, isReachable, () => true);
