import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { signInBrowserContext } from '../../scripts/browser/sign-in.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts';
import type { TestShop } from '../load/shop.ts';
import { median } from '../table.ts';
import { measureHeapGrowth } from './heap.ts';
import {
  allColoursFigureName,
  bareDialogFigureName,
  formFigureName,
  timeInteractions,
  timeLargePages,
  watchInteractions,
} from './interactions.ts';
import type { LargeTestData } from './large-world.ts';
import { type LighthouseFigures, readLighthouseVersion, runLighthouse } from './lighthouse.ts';
import {
  maxAppToBareDialogTimeRatio,
  maxColourChangeMs,
  interactionTimeRatioLimit,
  maxHeapGrowthRatio,
  maxInteractionMs,
  type MeasuredPage,
} from './limits.ts';
import {
  compareWithMaximum,
  comparePageWithLimits,
  formatKilobytes,
  formatMilliseconds,
  formatPercent,
  formatRatio,
  type FigureResult,
} from './page-report.ts';
import { signInWithBrowserProfile, withBrowserProfile } from './profile.ts';
import { sumScriptKilobytes, measureScriptSizes } from './script-weight.ts';
import type { BenchTestData } from './world.ts';

type PageWithPath = Omit<MeasuredPage, 'path'> & { path: string };

export interface MeasurementTarget {
  origin: string;
  world: BenchTestData | LargeTestData;
  pages: readonly PageWithPath[];
  rounds: number;
  /** Shop on this machine. Wishwell may request its pages for link previews. */
  shop: TestShop;
}

export const resolvePagePaths = <World extends BenchTestData>(
  world: World,
  pages: readonly MeasuredPage<World>[],
): { world: World; pages: PageWithPath[] } => ({
  world,
  pages: pages.map((page) => ({ ...page, path: page.path(world) })),
});

/**
 * Size of the browser window in pixels. The window must show all measured elements, because Chromium renders
 * no frame for a change outside the window.
 */
const windowSizeArgument = '--window-size=1280,807';

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const args = [...chromiumArguments, windowSizeArgument];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export async function createBrowserContext(
  browser: Browser,
  { origin, world }: MeasurementTarget,
  isSignedIn = true,
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', viewport: null });
  if (isSignedIn) await signInBrowserContext(context, origin, world.credentials);
  return context;
}

export function measureScripts(measuredWorld: MeasurementTarget): Promise<FigureResult[]> {
  return withBrowser(async (browser) => {
    const verdicts: FigureResult[] = [];
    for (const { name, path, isSignedIn, limits } of measuredWorld.pages) {
      const context = await createBrowserContext(browser, measuredWorld, isSignedIn);
      const scripts = await measureScriptSizes(await context.newPage(), measuredWorld.origin + path);
      verdicts.push(compareWithMaximum(`${name}: script`, sumScriptKilobytes(scripts), limits.script, formatKilobytes));
      await context.close();
    }
    return verdicts;
  });
}

/**
 * Runs Lighthouse on every page of `measuredWorld`, and in alternating rounds on the same pages of
 * `smallWorld`. Begins with the pages that need no sign-in.
 */
export async function measureWithLighthouse(
  measuredWorld: MeasurementTarget,
  smallWorld?: MeasurementTarget,
): Promise<FigureResult[]> {
  console.log(`Lighthouse ${await readLighthouseVersion()}, mobile, simulated, ${measuredWorld.rounds} rounds.`);
  const verdicts: FigureResult[] = [];
  await withBrowserProfile((folder) =>
    withBrowserProfile(async (folderOfSmallWorld) => {
      const runAll = async (page: PageWithPath): Promise<void> => {
        const pageOfSmallWorld = smallWorld?.pages[measuredWorld.pages.indexOf(page)];
        const figures: LighthouseFigures[] = [];
        const figuresOfSmallWorld: LighthouseFigures[] = [];
        for (let round = 0; round < measuredWorld.rounds; round += 1) {
          figures.push(await runLighthouse(measuredWorld.origin + page.path, folder));
          if (pageOfSmallWorld) {
            figuresOfSmallWorld.push(
              await runLighthouse(smallWorld.origin + pageOfSmallWorld.path, folderOfSmallWorld),
            );
          }
        }
        verdicts.push(...comparePageWithLimits(page, figures, figuresOfSmallWorld));
      };
      for (const page of measuredWorld.pages.filter(({ isSignedIn }) => !isSignedIn)) await runAll(page);
      await signInWithBrowserProfile(folder, measuredWorld.origin, measuredWorld.world.credentials);
      if (smallWorld)
        await signInWithBrowserProfile(folderOfSmallWorld, smallWorld.origin, smallWorld.world.credentials);
      for (const page of measuredWorld.pages.filter(({ isSignedIn }) => isSignedIn)) await runAll(page);
    }),
  );
  return verdicts;
}

type TimingsByName = Readonly<Record<string, number>>;

/** Opens a page in `browser`. Returns a function that measures each interaction once, in milliseconds. */
async function createInteractionsTimer(
  browser: Browser,
  measuredWorld: MeasurementTarget,
): Promise<() => Promise<TimingsByName>> {
  const { origin, world } = measuredWorld;
  const page = await (await createBrowserContext(browser, measuredWorld)).newPage();
  const timeAll = async (): Promise<TimingsByName> => {
    await page.bringToFront();
    await page.goto(`${origin}/mywishlists/${world.listId}`, { waitUntil: 'networkidle' });
    await watchInteractions(page);
    await timeInteractions(page); // warm-up: loads lazy chunks
    const ofList = await timeInteractions(page);
    return 'friendListId' in world ? { ...ofList, ...(await timeLargePages(page, origin, world)) } : ofList;
  };
  return timeAll;
}

export const computeMedianTimings = (rounds: readonly TimingsByName[]): TimingsByName =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((round) => round[name] ?? Number.NaN))]),
  );

const sum = (timings: TimingsByName): number => Object.values(timings).reduce((total, time) => total + time, 0);

/**
 * Measures `measuredWorld` and `smallWorld` in alternating rounds. `prepare` returns the function that
 * measures one of them once. Returns the medians of both. The second result is empty if `smallWorld` is
 * undefined.
 */
export async function timeBothTargets(
  prepare: (world: MeasurementTarget) => Promise<() => Promise<TimingsByName>>,
  measuredWorld: MeasurementTarget,
  smallWorld: MeasurementTarget | undefined,
): Promise<readonly [timings: TimingsByName, ofSmallWorld: TimingsByName]> {
  const timeAll = await prepare(measuredWorld);
  const timeSmallWorld = smallWorld && (await prepare(smallWorld));
  const rounds: TimingsByName[] = [];
  const roundsOfSmallWorld: TimingsByName[] = [];
  for (let round = 0; round < measuredWorld.rounds; round += 1) {
    rounds.push(await timeAll());
    if (timeSmallWorld) roundsOfSmallWorld.push(await timeSmallWorld());
  }
  return [computeMedianTimings(rounds), computeMedianTimings(roundsOfSmallWorld)];
}

/**
 * Measures interactions on the pages of `measuredWorld` at 4x CPU throttling, and the same interactions in
 * `smallWorld` in alternating rounds.
 */
export function measureInteractions(
  measuredWorld: MeasurementTarget,
  smallWorld?: MeasurementTarget,
): Promise<FigureResult[]> {
  return withBrowser(async (browser) => {
    const prepare = (world: MeasurementTarget) => createInteractionsTimer(browser, world);
    const [timings, ofSmallWorld] = await timeBothTargets(prepare, measuredWorld, smallWorld);
    const { [bareDialogFigureName]: bareDialogMs = Number.NaN, ...ownTimings } = timings;
    const dialogRatio = (ownTimings[formFigureName] ?? Number.NaN) / bareDialogMs;
    const dialogFigureName = `${formFigureName}, as a multiple of a bare <dialog>`;
    const dialogVerdict = compareWithMaximum(dialogFigureName, dialogRatio, maxAppToBareDialogTimeRatio, formatRatio);
    const ownVerdicts = Object.entries(ownTimings).map(([name, time]) => ({
      ...compareWithMaximum(
        name,
        time,
        name.startsWith(allColoursFigureName) ? maxColourChangeMs : maxInteractionMs,
        formatMilliseconds,
      ),
      smallWorldFigure: ofSmallWorld[name] === undefined ? '' : formatMilliseconds(ofSmallWorld[name]),
    }));
    const verdicts = [...ownVerdicts, dialogVerdict];
    if (!smallWorld) return verdicts;
    return [
      ...verdicts,
      compareWithMaximum(
        'all interactions, ratio to those with fewer',
        sum(timings) / sum(ofSmallWorld),
        interactionTimeRatioLimit,
        formatRatio,
      ),
    ];
  });
}

export function measureHeap(measuredWorld: MeasurementTarget): Promise<FigureResult[]> {
  return withBrowser(async (browser) => {
    const page = await (await createBrowserContext(browser, measuredWorld)).newPage();
    await page.goto(`${measuredWorld.origin}/mywishlists/${measuredWorld.world.listId}`, { waitUntil: 'networkidle' });
    const { before, after } = await measureHeapGrowth(page, measuredWorld.world);
    const what = `heap after 100 dialogs and 50 pages (${formatKilobytes(before / 1000)} before)`;
    return [compareWithMaximum(what, after / before - 1, maxHeapGrowthRatio, formatPercent)];
  });
}
