import { type BrowserContext, expect } from '@playwright/test';

/**
 * Collects uncaught script errors, hydration errors, and violations of policies such as the content security
 * policy.
 */
export interface BrowserErrorWatcher {
  /** Starts to collect errors from all pages of a browser context, including popups. */
  listenTo(context: BrowserContext): Promise<void>;
  expectNone(): void;
}

// Matches console messages about violations of browser policies, in all browsers of Playwright. Also matches
// messages about a policy header that the browser does not know.
const consoleErrorPattern =
  /React error|Content Security Policy|Trusted(?:HTML|Script|Type)|Permissions[- ]Policy|Cross-Origin-Opener-Policy/i;

export function createBrowserErrorWatcher(): BrowserErrorWatcher {
  const browserErrors: string[] = [];
  return {
    listenTo: async (context) => {
      context.on('weberror', (error) => browserErrors.push(error.error().message));
      context.on('console', (line) => {
        if (consoleErrorPattern.test(line.text())) browserErrors.push(line.text());
      });
      await context.exposeFunction('wishwellReport', (report: string) => browserErrors.push(report));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = `${event.effectiveDirective} refused ${event.blockedURI} ${event.sample} at ${event.documentURI}`;
          void (Reflect.get(window, 'wishwellReport') as (report: string) => Promise<void>)(report);
        });
      });
    },
    expectNone: () => expect(browserErrors, 'errors in the browsers').toEqual([]),
  };
}
