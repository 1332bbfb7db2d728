import type { MessageId } from '@wishwell/text/messages.ts';
import type { ReactNode } from 'react';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { signUpRouterState } from '../login/sign-up-router-state.ts';
import { paths } from '../paths.ts';
import { installationOperator } from '../shell/installation-operator.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/illustrations/Logo.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { ExampleWishlistImage } from './ExampleWishlistImage.tsx';
import { TechnologyCarousel } from './TechnologyCarousel.tsx';
import styles from './AboutPage.module.css';

const storyParagraphs: readonly MessageId[] = [
  'about.story1',
  'about.story2',
  'about.story3',
  'about.story4',
  'about.story5',
];

/**
 * The page /about. It tells the story of the author and shows the technologies of the product
 * (docs/specification.md §2).
 */
export function AboutPage(): ReactNode {
  const t = useText();
  const person = useAuthUser();
  return (
    <article className={styles.page}>
      <div className={styles.opening}>
        <div className={styles.logo}>
          <Logo size={72} />
        </div>
        <h1 className={styles.title} tabIndex={-1}>
          {t('about.title')}
        </h1>
        <p className={styles.lead}>{t('about.lead')}</p>
        {!person && (
          <div className={joinClassNames(styles.action, person === undefined && 'undecided')}>
            <ButtonLink to={paths.login} state={signUpRouterState} size="large" icon="gift">
              {t('about.start')}
            </ButtonLink>
          </div>
        )}
        <div className={styles.picture}>
          <ExampleWishlistImage />
        </div>
      </div>
      <div className={styles.column}>
        <div className={styles.story}>
          {storyParagraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
          {installationOperator.name && <p className={styles.signature}>{installationOperator.name}</p>}
        </div>
      </div>
      <TechnologyCarousel />
    </article>
  );
}
