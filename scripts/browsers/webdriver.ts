import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserDriver, findElement, type Key, type ElementTarget } from './driver.ts';

export type WebDriverCommand =
  | 'Navigate'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'TakeScreenshot'
  | 'SetWindowRect'
  | 'DeleteSession';

/** Sends a W3C WebDriver command and resolves with the value in the response. */
export type SendWebDriverCommand = (
  command: WebDriverCommand,
  parameters?: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

const elementIdKey = 'element-6066-11e4-a52e-4f735466cecf';
const keyCodes: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Creates a driver that sends its commands with `send`. `end` stops the browser process. */
export function createDriver(version: string, send: SendWebDriverCommand, end: () => Promise<void>): BrowserDriver {
  const execute = (work: unknown, args: readonly unknown[]): Promise<unknown> =>
    send('ExecuteScript', { script: `return (${String(work)}).apply(null, arguments)`, args });

  const findTarget = async (target: ElementTarget): Promise<string | undefined> => {
    const found = (await execute(findElement, target)) as Readonly<Record<string, string>> | null;
    return found?.[elementIdKey];
  };
  const requireTarget = async (target: ElementTarget): Promise<string> => {
    const id = await findTarget(target);
    if (id === undefined) throw new Error(`Not visible: ${target.join(' ')}`);
    return id;
  };

  const run: BrowserDriver['run'] = async <R>(work: unknown, ...args: readonly unknown[]) =>
    (await execute(work, args)) as Awaited<R>;
  const type = async (target: ElementTarget, text: string): Promise<void> => {
    await send('ElementSendKeys', { id: await requireTarget(target), text });
  };

  return {
    version,
    run,
    type,
    attach: type,
    isVisible: async (target) => (await findTarget(target)) !== undefined,
    open: async (url) => {
      await send('Navigate', { url });
    },
    click: async (target) => {
      await send('ElementClick', { id: await requireTarget(target) });
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value: keyCodes[key] }));
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    resize: async (width, height) => {
      // Repeats the command that sets the window size: the browser may know the size of the window frame only
      // after the first attempt.
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const [across, down] = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
        await send('SetWindowRect', { width: width + across, height: height + down });
        await sleep(300);
      }
    },
    screenshot: async () => Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64'),
    close: async () => {
      await send('DeleteSession').catch(() => undefined);
      await end();
    },
  };
}
