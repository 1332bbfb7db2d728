/** What a worker tells its parent: it serves at this address. */
export interface ReadyMessage {
  ready: string;
}

export const isReadyMessage = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' && message !== null && 'ready' in message && typeof message.ready === 'string';

/** What a parent tells its worker: finish what you have begun, and end. Replaced: others go on serving. */
export const farewells = ['replaced', 'stopped'] as const;
export type Farewell = (typeof farewells)[number];

export const isFarewell = (message: unknown): message is Farewell => farewells.some((one) => one === message);
