import { existsSync } from 'node:fs';
import { type BrowserType, type ElementHandle, chromium, firefox, webkit } from '@playwright/test';
import { chromiumArguments, findChromium } from '../chromium.ts';
import { type BrowserDriver, type BrowserEngine, findElement, type ElementTarget } from './driver.ts';

/** Controls a browser through Playwright. */
const createPlaywrightEngine = (
  browserType: BrowserType,
  executablePath: () => string | undefined,
  flags: string[],
): BrowserEngine => ({
  findMissing: () => (existsSync(executablePath() ?? '') ? undefined : `npx playwright install ${browserType.name()}`),
  start: async () => {
    const path = executablePath();
    const browser = await browserType.launch({ args: flags, ...(path !== undefined && { executablePath: path }) });
    const page = await browser.newPage();
    const findTarget = async ([selector, name = '']: ElementTarget): Promise<ElementHandle<HTMLElement> | null> => {
      const script = `(${String(findElement)})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
      return (await page.evaluateHandle<HTMLElement | undefined>(script)).asElement();
    };
    const requireTarget = async (target: ElementTarget): Promise<ElementHandle<HTMLElement>> => {
      const found = await findTarget(target);
      if (found === null) throw new Error(`Not visible: ${target.join(' ')}`);
      return found;
    };
    const run: BrowserDriver['run'] = (work, ...args) =>
      page.evaluate(`(${String(work)}).apply(null, ${JSON.stringify(args)})`);
    return {
      version: browser.version(),
      run,
      isVisible: async (target) => (await findTarget(target)) !== null,
      open: async (url) => void (await page.goto(url)),
      click: async (target) => (await requireTarget(target)).click({ timeout: 2_000 }),
      type: async (target, text) => {
        await (await requireTarget(target)).focus();
        await page.keyboard.type(text);
      },
      attach: async (target, file) => (await requireTarget(target)).setInputFiles(file),
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewportSize({ width, height }),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
});

export const playwrightEngines: Readonly<Record<'firefox' | 'webkit' | 'chromium', BrowserEngine>> = {
  firefox: createPlaywrightEngine(firefox, () => firefox.executablePath(), []),
  webkit: createPlaywrightEngine(webkit, () => webkit.executablePath(), []),
  // The entry for Chromium allows developers to try the browser tests on machines without Firefox and WebKit.
  chromium: createPlaywrightEngine(chromium, findChromium, [...chromiumArguments]),
};
