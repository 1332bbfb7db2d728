import { mkdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import type { BrowserEngine } from './driver.ts';
import { stopProgram, findProgram, retry, startProgram } from './programs.ts';
import { createDriver } from './webdriver.ts';

const programNames = ['firefox-esr', 'firefox'];
const findFirefox = (): string | undefined => programNames.map(findProgram).find((path) => path !== undefined);

interface NewSessionResponse {
  capabilities: { browserVersion: string };
}

/**
 * Controls Firefox by its Marionette protocol: W3C WebDriver commands over TCP. A command has the form
 * `<bytes>:[0, id, command, parameters]`, a response the form `<bytes>:[1, id, error, value]`.
 */
export const firefoxEngine: BrowserEngine = {
  findMissing: () => (findFirefox() === undefined ? 'apt-get install firefox-esr' : undefined),
  start: async (folder) => {
    const port = await findFreePort();
    const preferences = [
      `user_pref("marionette.port", ${port});`,
      'user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);',
    ];
    await writeFile(join(folder, 'user.js'), preferences.join('\n'));
    await mkdir(join(folder, 'chrome'));
    // Changes Firefox's own style sheet, so that the window can be narrower than 500 px.
    await writeFile(join(folder, 'chrome/userChrome.css'), ':root, body { min-width: 0 !important; }');
    const args = ['--headless', '--marionette', '--no-remote', '--profile', folder];
    const child = startProgram(findFirefox() ?? '', args, folder);
    const send = createCommandSender(await retry(() => connectToPort(port), 30));
    const { capabilities } = (await send('NewSession', { capabilities: {} })) as NewSessionResponse;
    return createDriver(capabilities.browserVersion, send, () => stopProgram(child));
  },
};

function connectToPort(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

type MarionetteResponse = [1, id: number, error: { message: string } | null, value: unknown];

/** Returns a function that sends a Marionette command and resolves with the value in its response. */
function createCommandSender(socket: Socket) {
  const openCommands = new Map<number, PromiseWithResolvers<unknown>>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  const handleResponse = ([, id, error, value]: MarionetteResponse): void => {
    if (error) openCommands.get(id)?.reject(new Error(error.message));
    else
      openCommands
        .get(id)
        ?.resolve(value !== null && typeof value === 'object' && 'value' in value ? value.value : value);
    openCommands.delete(id);
  };
  socket.once('close', () => {
    for (const { reject } of openCommands.values()) reject(new Error('Firefox has ended'));
  });
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, Buffer.from(chunk)]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // Ignores the first message from Firefox: it is a greeting and not a response to a command.
      if (Array.isArray(message)) handleResponse(message as MarionetteResponse);
    }
  });
  return (command: string, parameters: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
    lastId += 1;
    const response = Promise.withResolvers<unknown>();
    openCommands.set(lastId, response);
    const text = JSON.stringify([0, lastId, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return response.promise;
  };
}
