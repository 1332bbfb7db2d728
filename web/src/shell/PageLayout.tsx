import type { MouseEvent, ReactNode } from 'react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { matchPath } from 'react-router';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { joinClassNames } from '../ui/join-class-names.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FloatingButtons } from './FloatingButtons.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useFocusHeadingOnNavigation } from './use-focus-heading-on-navigation.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import styles from './PageLayout.module.css';

interface PageLayoutProps {
  title: string;
  pathname: string;
  /** Whether Back, Forward or loading the document opened the page, and not a link in the app. */
  isReturn: boolean;
  children: ReactNode;
}

/**
 * The layout of all pages. Until the app knows whether a user is signed in, it shows a loading screen, except
 * on /about.
 */
export function PageLayout(props: PageLayoutProps): ReactNode {
  const person = useAuthUser();
  if (person === undefined && matchPath(paths.about, props.pathname) === null) return <LoadingScreen />;
  return <PageLayoutContent {...props} isSignedIn={person === undefined ? undefined : person !== null} />;
}

interface PageLayoutContentProps extends PageLayoutProps {
  isSignedIn: boolean | undefined;
}

function PageLayoutContent({ title, pathname, isReturn, isSignedIn, children }: PageLayoutContentProps): ReactNode {
  const t = useText();
  const [firstPath] = useState(pathname);
  const main = useFocusHeadingOnNavigation(t('page.title', { page: title }), pathname, isReturn);
  useScrollRestoration(main, pathname, isReturn);
  const skipToContent = (event: MouseEvent): void => {
    // Prevents the default action of the skip link, which would add a history entry.
    event.preventDefault();
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView();
  };
  return (
    <div className={joinClassNames(styles.frame, !isSignedIn && styles.withoutBar)}>
      <a href="#content" className={styles.skip} onClick={skipToContent}>
        {t('nav.skip')}
      </a>
      <Header isSignedIn={isSignedIn} />
      <OfflineNotice />
      <div className={styles.column}>
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className={joinClassNames(styles.main, pathname !== firstPath && styles.fadeIn)}
        >
          <Suspense fallback={<Spinner label={t('app.loading')} space="screen" />}>
            <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
            <ReplayEarlyEvents />
          </Suspense>
        </main>
        <FloatingButtons />
      </div>
      <Footer />
    </div>
  );
}

/**
 * After hydration, dispatches the click, input and submit events again that came before it. During hydration,
 * React would ignore an event. It could also hydrate only the clicked part, whose handler then changes data
 * of parts not hydrated yet.
 */
function ReplayEarlyEvents(): ReactNode {
  useLayoutEffect(() => void window.wishwellEarly?.repeat(), []);
  return null;
}
