import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { signIn } from '../../scripts/browser/sign-in.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts';
import { median } from '../table.ts';
import { measureHeapGrowth } from './heap.ts';
import { timeInteractions, timeLargePages, untilAllColours, watchInteractions } from './interactions.ts';
import type { LargeWorld } from './large-world.ts';
import { type LighthouseFigures, prepareLighthouse, runLighthouse } from './lighthouse.ts';
import { coloursLimit, growthLimit, heapLimit, interactionLimit, type MeasuredPage } from './limits.ts';
import { atMost, judgePage, kilobytes, milliseconds, percent, times, type Verdict } from './page-report.ts';
import { signInProfile, withProfile } from './profile.ts';
import { sumKilobytes, weighScripts } from './script-weight.ts';
import type { BenchWorld } from './world.ts';

/** A page at its address. */
type PlacedPage = Omit<MeasuredPage, 'path'> & { path: string };

/** What is measured, and where. */
export interface Subject {
  origin: string;
  world: BenchWorld | LargeWorld;
  pages: readonly PlacedPage[];
  rounds: number;
}

/** A world, and its pages. */
export const placeIn = <World extends BenchWorld>(
  world: World,
  pages: readonly MeasuredPage<World>[],
): { world: World; pages: PlacedPage[] } => ({
  world,
  pages: pages.map((page) => ({ ...page, path: page.path(world) })),
});

/**
 * A window that is as large as its pages: of one with a given viewport the lower end lies outside, where nothing that changes
 * counts as presented.
 */
const windowSize = '--window-size=1280,807';

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const args = [...chromiumArguments, windowSize];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function contextOf(browser: Browser, { origin, world }: Subject, isSignedIn = true): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', viewport: null });
  if (isSignedIn) await signIn(context, origin, world.credentials);
  return context;
}

/** Every script that a page loads with an empty cache. */
export function measureScripts(subject: Subject): Promise<Verdict[]> {
  return withBrowser(async (browser) => {
    const verdicts: Verdict[] = [];
    for (const { name, path, isSignedIn, limits } of subject.pages) {
      const context = await contextOf(browser, subject, isSignedIn);
      const scripts = await weighScripts(await context.newPage(), subject.origin + path);
      verdicts.push(atMost(`${name}: script`, sumKilobytes(scripts), limits.script, kilobytes));
      await context.close();
    }
    return verdicts;
  });
}

/** Lighthouse on every page, visitors' pages first, all with one profile; in turn with the same pages with `fewer`. */
export async function measureWithLighthouse(subject: Subject, fewer?: Subject): Promise<Verdict[]> {
  console.log(`Lighthouse ${await prepareLighthouse()}, mobile, simulated, ${subject.rounds} rounds.`);
  const verdicts: Verdict[] = [];
  await withProfile((folder) =>
    withProfile(async (folderOfFewer) => {
      const runAll = async (page: PlacedPage): Promise<void> => {
        const pageOfFewer = fewer?.pages[subject.pages.indexOf(page)];
        const figures: LighthouseFigures[] = [];
        const figuresOfFewer: LighthouseFigures[] = [];
        for (let round = 0; round < subject.rounds; round += 1) {
          figures.push(await runLighthouse(subject.origin + page.path, folder));
          if (pageOfFewer) {
            figuresOfFewer.push(await runLighthouse(fewer.origin + pageOfFewer.path, folderOfFewer));
          }
        }
        verdicts.push(...judgePage(page, figures, figuresOfFewer));
      };
      for (const page of subject.pages.filter(({ isSignedIn }) => !isSignedIn)) await runAll(page);
      await signInProfile(folder, subject.origin, subject.world.credentials);
      if (fewer) await signInProfile(folderOfFewer, fewer.origin, fewer.world.credentials);
      for (const page of subject.pages.filter(({ isSignedIn }) => isSignedIn)) await runAll(page);
    }),
  );
  return verdicts;
}

type Presses = Readonly<Record<string, number>>;

/** Opens the page of the list in `browser`; what it answers times each press once, in milliseconds. */
async function readyToPress(browser: Browser, subject: Subject): Promise<() => Promise<Presses>> {
  const { origin, world } = subject;
  const page = await (await contextOf(browser, subject)).newPage();
  const timeAll = async (): Promise<Presses> => {
    await page.bringToFront();
    await page.goto(`${origin}/mywishlists/${world.listId}`, { waitUntil: 'networkidle' });
    await watchInteractions(page);
    await timeInteractions(page); // what is opened for the first time may still be on its way
    const ofList = await timeInteractions(page);
    return 'friendListId' in world ? { ...ofList, ...(await timeLargePages(page, origin, world)) } : ofList;
  };
  return timeAll;
}

const medianPresses = (rounds: readonly Presses[]): Presses =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((round) => round[name] ?? Number.NaN))]),
  );

const sum = (presses: Presses): number => Object.values(presses).reduce((total, press) => total + press, 0);

/**
 * Presses on the page of the list, and in a large world on the other pages, at a quarter of this machine's speed; in turn
 * with the same presses on pages with `fewer`.
 */
export function measureInteractions(subject: Subject, fewer?: Subject): Promise<Verdict[]> {
  return withBrowser(async (browser) => {
    const timeAll = await readyToPress(browser, subject);
    const timeFewer = fewer && (await readyToPress(browser, fewer));
    const rounds: Presses[] = [];
    const roundsOfFewer: Presses[] = [];
    for (let round = 0; round < subject.rounds; round += 1) {
      rounds.push(await timeAll());
      if (timeFewer) roundsOfFewer.push(await timeFewer());
    }
    const [presses, ofFewer] = [medianPresses(rounds), medianPresses(roundsOfFewer)];
    const verdicts = Object.entries(presses).map(([name, press]) => ({
      ...atMost(name, press, name.startsWith(untilAllColours) ? coloursLimit : interactionLimit, milliseconds),
      fewer: ofFewer[name] === undefined ? '' : milliseconds(ofFewer[name]),
    }));
    if (!fewer) return verdicts;
    return [...verdicts, atMost('all presses, of those with fewer', sum(presses) / sum(ofFewer), growthLimit, times)];
  });
}

/** What stays in memory after much use. */
export function measureHeap(subject: Subject): Promise<Verdict[]> {
  return withBrowser(async (browser) => {
    const page = await (await contextOf(browser, subject)).newPage();
    await page.goto(`${subject.origin}/mywishlists/${subject.world.listId}`, { waitUntil: 'networkidle' });
    const { before, after } = await measureHeapGrowth(page, subject.world);
    const what = `heap after 100 dialogs and 50 pages (${kilobytes(before / 1000)} before)`;
    return [atMost(what, after / before - 1, heapLimit, percent)];
  });
}
