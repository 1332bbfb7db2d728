import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import { useNameInWindowTitle } from './use-name-in-window-title.ts';
import styles from './PageHeading.module.css';

interface HeadingProps {
  title: ReactNode;
  /** The name of what the page shows, such as a list. The window's title begins with this name. */
  pageName?: string | undefined;
  count?: number | undefined;
  /** A text below the title of the page, at most 58 characters wide. */
  lead?: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  /** The button for the page's main action, at the end of the title's line. */
  primary?: ReactNode;
}

/** Maximum number of characters of a title in the large font. A longer title has a smaller font. */
const maxLargeTitleLength = 48;

/**
 * The title of a page. Each navigation moves the focus to the title of the new page, so the title can receive
 * the focus.
 */
export function PageHeading({ pageName, ...props }: HeadingProps): ReactNode {
  useNameInWindowTitle(pageName);
  return <Heading {...props} level="h1" />;
}

export function SectionHeading(props: HeadingProps): ReactNode {
  return <Heading {...props} level="h2" />;
}

function Heading({
  title,
  count,
  lead,
  meta,
  actions,
  primary,
  level: Level,
}: HeadingProps & { level: 'h1' | 'h2' }): ReactNode {
  const { locale } = useLingui().i18n;
  return (
    <div className={joinClassNames(styles.heading, Level === 'h1' ? styles.page : styles.section)}>
      <div className={styles.texts}>
        <Level
          className={joinClassNames(
            styles.title,
            typeof title === 'string' && title.length > maxLargeTitleLength && styles.long,
          )}
          tabIndex={-1}
        >
          <span>{title}</span>
          {count !== undefined && <span className={styles.count}>{` ${count.toLocaleString(locale)}`}</span>}
        </Level>
        {lead && <div className={styles.lead}>{lead}</div>}
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {primary && <div className={styles.primary}>{primary}</div>}
    </div>
  );
}
