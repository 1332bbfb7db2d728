/** Message of a worker to its parent: the worker serves at this URL. */
export interface ReadyMessage {
  ready: string;
}

export const isReadyMessage = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' && message !== null && 'ready' in message && typeof message.ready === 'string';

/** Message of a worker to its parent, sent every second while the worker's event loop runs. */
export const heartbeatMessage = 'heartbeat';

/**
 * Reasons in the message by which the parent tells a worker to shut down. `replaced` means that only this
 * worker shuts down, `stopped` means that the whole server does.
 */
export const shutdownReasons = ['replaced', 'stopped'] as const;
export type ShutdownReason = (typeof shutdownReasons)[number];

export const isShutdownReason = (message: unknown): message is ShutdownReason =>
  shutdownReasons.some((reason) => reason === message);
