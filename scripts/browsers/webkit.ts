import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import type { BrowserEngine } from './driver.ts';
import { stopProgram, findProgram, retry, startProgram } from './programs.ts';
import { type WebDriverCommand, createDriver, type SendWebDriverCommand } from './webdriver.ts';

/** HTTP method and path of each W3C WebDriver command. */
const httpRequestsByCommand: Readonly<Record<WebDriverCommand, string>> = {
  Navigate: 'POST /url',
  ExecuteScript: 'POST /execute/sync',
  ElementClick: 'POST /element/:id/click',
  ElementSendKeys: 'POST /element/:id/value',
  PerformActions: 'POST /actions',
  TakeScreenshot: 'GET /screenshot',
  SetWindowRect: 'POST /window/rect',
  DeleteSession: 'DELETE ',
};

const findMiniBrowser = (): string | undefined => globSync('/usr/lib{,exec}/{,*/}webkit2gtk-4.?/MiniBrowser')[0];

interface WebDriverSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Controls WebKitGTK through its WebDriver program, on a virtual display (Xvfb). */
export const webkitEngine: BrowserEngine = {
  findMissing: () => {
    const missing = [
      ...(findProgram('WebKitWebDriver') === undefined || findMiniBrowser() === undefined ? ['webkit2gtk-driver'] : []),
      ...(findProgram('Xvfb') === undefined ? ['xvfb'] : []),
    ];
    return missing.length === 0 ? undefined : `apt-get install ${missing.join(' ')}`;
  },
  start: async (folder) => {
    await mkdir(join(folder, '.config/gtk-3.0'), { recursive: true });
    // Makes the toolbar of the browser window smaller: with the normal toolbar, the window is at least 447 px
    // wide.
    await writeFile(
      join(folder, '.config/gtk-3.0/gtk.css'),
      '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }',
    );
    const port = await findFreePort();
    // Uses the number of the free TCP port also as the number of the X display.
    const display = `:${port}`;
    const screen = startProgram('Xvfb', [display, '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], folder);
    const child = startProgram('WebKitWebDriver', [`--port=${port}`], folder, {
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // Disables WebKit's sandbox for root, because the sandbox does not work for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    });
    const origin = `http://127.0.0.1:${port}/session`;
    const options = { binary: findMiniBrowser(), args: ['--automation'] };
    const alwaysMatch = { 'webkitgtk:browserOptions': options };
    const session = (await retry(
      () => sendWebDriverRequest('POST', origin, { capabilities: { alwaysMatch } }),
      20,
    )) as WebDriverSession;
    const send: SendWebDriverCommand = (command, parameters = {}) => {
      const [method = '', path = ''] = httpRequestsByCommand[command].split(' ');
      return sendWebDriverRequest(
        method,
        `${origin}/${session.sessionId}${path.replace(':id', String(parameters['id']))}`,
        parameters,
      );
    };
    return createDriver(session.capabilities.browserVersion, send, async () => {
      await stopProgram(child);
      await stopProgram(screen);
    });
  },
};

async function sendWebDriverRequest(method: string, url: string, parameters: unknown): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters) : null;
  const response = await fetch(url, { method, body, signal: AbortSignal.timeout(60_000) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  throw new Error((value as { message: string }).message);
}
