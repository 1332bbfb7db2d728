import type { ReactNode } from 'react';
import { NothingFoundDrawing } from '../ui/illustrations/drawings.tsx';
import { HomeLink } from './HomeLink.tsx';
import styles from './PageMessage.module.css';

interface PageNotFoundMessageProps {
  title: string;
  help: string;
}

/**
 * The content for a page that does not exist. It consists of an illustration, the reason and a link to
 * another page.
 */
export function PageNotFoundMessage({ title, help }: PageNotFoundMessageProps): ReactNode {
  return (
    <div className={styles.message}>
      <NothingFoundDrawing />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{help}</p>
      <HomeLink />
    </div>
  );
}
