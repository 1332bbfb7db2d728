/** Worker to parent: the worker serves at this URL. */
export interface ReadyMessage {
  ready: string;
}

export const isReadyMessage = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' && message !== null && 'ready' in message && typeof message.ready === 'string';

/** Worker to parent, once a second: the event loop of the worker runs. */
export const heartbeat = 'heartbeat';

/** Parent to worker: finish the running requests and exit. `replaced`: other workers go on serving. */
export const shutdownReasons = ['replaced', 'stopped'] as const;
export type ShutdownReason = (typeof shutdownReasons)[number];

export const isShutdownReason = (message: unknown): message is ShutdownReason =>
  shutdownReasons.some((reason) => reason === message);
