import { type BrowserContext, expect } from '@playwright/test';

/** What browsers complained about: faults of scripts, and reports of a policy that something ran into. */
export interface Complaints {
  /** Hears every page of a browser from now on, windows that it opens among them. */
  listenTo(context: BrowserContext): Promise<void>;
  expectNone(): void;
}

// The same words in every browser engine that Playwright drives; a header nobody understands is said there, too.
const complaint =
  /Content Security Policy|Trusted(?:HTML|Script|Type)|Permissions[- ]Policy|Cross-Origin-Opener-Policy/i;

export function hearComplaints(): Complaints {
  const heard: string[] = [];
  return {
    listenTo: async (context) => {
      context.on('weberror', (error) => heard.push(error.error().message));
      context.on('console', (line) => {
        if (complaint.test(line.text())) heard.push(line.text());
      });
      await context.exposeFunction('wishwellReport', (report: string) => heard.push(report));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = `${event.effectiveDirective} refused ${event.blockedURI} ${event.sample} at ${event.documentURI}`;
          void (Reflect.get(window, 'wishwellReport') as (report: string) => Promise<void>)(report);
        });
      });
    },
    expectNone: () => expect(heard, 'what the browsers complained about').toEqual([]),
  };
}
