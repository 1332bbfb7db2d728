import type { MouseEvent, ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { matchPath } from '../router/address.ts';
import { usePathname } from '../router/router.tsx';
import { paths } from '../paths.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { classes } from '../ui/classes.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { FloatingTools } from './FloatingTools.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

interface FrameProps {
  /** Of the current page, for the window's title. */
  title: string;
  children: ReactNode;
}

/** What stands around every page: once it is known who is signed in, and around /about from the first moment. */
export function Frame(props: FrameProps): ReactNode {
  const person = useAuthUser();
  const pathname = usePathname();
  if (person === undefined && matchPath(paths.about, pathname) === null) return <LoadingScreen />;
  return <ShownFrame {...props} isSignedIn={person === undefined ? undefined : person !== null} />;
}

function ShownFrame({ title, isSignedIn, children }: FrameProps & { isSignedIn: boolean | undefined }): ReactNode {
  const t = useText();
  const pathname = usePathname();
  const [firstPath] = useState(pathname);
  const main = usePageFocus(t('page.title', { page: title }));
  useScrollRestoration(main);
  const skip = (event: MouseEvent): void => {
    // The browser would make an entry of the history, and Back would lead to the same page again.
    event.preventDefault();
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView();
  };
  return (
    <div className={classes(styles.frame, !isSignedIn && styles.withoutBar)}>
      <a href="#content" className={styles.skip} onClick={skip}>
        {t('nav.skip')}
      </a>
      <Header isSignedIn={isSignedIn} />
      <OfflineNotice />
      <div className={styles.column}>
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className={classes(styles.main, pathname !== firstPath && styles.arriving)}
        >
          <Suspense fallback={<Spinner label={t('app.loading')} space="screen" />}>
            <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
            <RepeatEarlyInput />
          </Suspense>
        </main>
        <FloatingTools />
      </div>
      <Footer />
    </div>
  );
}

/** Its effect runs once the page beside it is hydrated: before that, React would drop the repeated events. */
function RepeatEarlyInput(): ReactNode {
  useEffect(() => void window.wishwellEarly?.repeat(), []);
  return null;
}
